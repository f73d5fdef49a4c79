"""Tests of the island, named by the § of docs/rules/island.md."""
