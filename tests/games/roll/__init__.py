"""Tests of Roll & Write, named by the § of docs/rules/roll.md."""
