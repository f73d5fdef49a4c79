#!/usr/bin/env python3
"""A bot for Cordée over the line protocol: one line of JSON in, one move in words out.

    cordee match exec:examples/bots/cautious.py random --game classic:single --deals 10

It only begins an expedition with two more cards of its colour in hand, and throws what is of least
use. Nothing of Cordée is imported: any language can do this (docs/bots.md).
"""

import json
import sys


def value(card: str) -> int:
    """What is written on a card; a wager is nothing."""
    return 0 if card[1:] == "x" else int(card[1:])


def choose(view: dict) -> str:
    """One of the view's moves."""
    moves = view["moves"]
    if "deck" in moves:
        return "deck"
    seat, shown = view["seat"], view["shown"]
    hand, rows = shown["hands"][seat] or [], shown["rows"][seat % len(shown["rows"])]
    plays = [move.split()[1] for move in moves if move.startswith("play ")]
    begun = [card for card in plays if rows[card[0]]]
    company = {card: sum(other[0] == card[0] for other in hand) for card in plays}
    fresh = [card for card in plays if not rows[card[0]] and company[card] >= 3]
    for cards in (begun, fresh):
        if cards:
            return f"play {min(cards, key=value)}"
    drops = [move for move in moves if move.startswith("drop ")]
    if drops:
        return min(drops, key=lambda move: (bool(rows[move.split()[1][0]]), value(move.split()[1])))
    return moves[0]


if __name__ == "__main__":
    for line in sys.stdin:
        print(choose(json.loads(line)), flush=True)
