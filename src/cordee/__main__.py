"""`python -m cordee`: the same as the command `cordee`."""

from cordee.cli.main import main

main()
