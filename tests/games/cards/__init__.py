"""The rules of `classic` and `duel` as sentences, named by § of their rules pages."""
