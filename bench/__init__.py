"""Speed and strength, each figure beside its peers, in one command: `python -m bench`."""
