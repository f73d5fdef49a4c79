"""Tests of the board game, named by the § of docs/rules/board.md."""
