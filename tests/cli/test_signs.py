"""A colour's shape stands beside its letter, wherever a move names a colour."""

import re

import pytest

from cordee import games
from cordee.cli.listing import by_verb, moves_text

LETTER_OF = re.compile(r"(?:play|drop|take|advance|write|tick|top|accelerate) ([a-z])(?:x|\d+)?")


@pytest.mark.parametrize("name", list(games))
def test_each_game_says_which_colour_a_move_names(name: str) -> None:
    screen = games[name].screen()
    texts = [move.text for move in games[name].moves if move is not None]
    named = {text: screen.colour_of(text) for text in texts}
    for text, letter in named.items():
        found = LETTER_OF.fullmatch(text)
        assert letter == (found and found[1]), text
    assert set(filter(None, named.values())) <= set(screen.SIGNS)


def test_the_list_of_moves_shows_it() -> None:
    game = games["roll"]
    texts = ("write r7", "tick y", "top b10", "refuse", "accelerate v", "in-order")
    moves = by_verb(tuple(game.read_move(text) for text in texts))
    words = moves_text(moves, game.screen()).plain.split()
    assert [word for word in words if not word.isdigit()] == [
        "write", "♥r7", "tick", "■y", "top", "✚b10", "refuse", "accelerate", "★v", "in-order",
    ]  # fmt: skip
    duel = games["duel"]
    claims = (duel.read_move("play rx"), duel.read_move("claim 3"))
    assert moves_text(list(claims), duel.screen()).plain == "  play   1 ♥rx\n  claim  2 3"
