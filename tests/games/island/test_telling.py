"""What is told of cards: what is printed on them, and which one a move was about."""

import msgspec

import cordee
from cordee.core.match import Match
from cordee.core.turn import Decide

GAME = cordee.games["island"]


def _dealt() -> tuple[Match, list[str]]:
    """A match whose first seat soon holds a card, and its hand."""
    for seed in range(20):
        match = GAME.start(seats=2, seed=seed)
        for _ in range(12):
            held: list[str] = msgspec.json.decode(match.view(0).json())["shown"]["hands"][0]
            if held:
                return match, held
            assert isinstance(match.turn, Decide)
            seat = match.turn.seats[0]
            match.submit(seat, match.moves(seat)[0])
    raise AssertionError("nobody is dealt a card")


def test_s18_the_journal_names_the_card_that_is_laid_open() -> None:
    match, own = _dealt()
    assert match.unnamed_card(0, "play 1") == own[0]
    assert match.unnamed_card(0, "discard 1") == own[0]
    assert GAME.recount("play 1", own[0]) == ("island-did-play", {"what": own[0]})


def test_s18_a_move_that_names_nothing_tells_nothing() -> None:
    match, own = _dealt()
    for move in (
        f"play {len(own) + 1}",
        "play 99",
        "play x",
        "use kate 1",
        "use kate 9",
        "use",
        "pass",
        "play",
    ):
        assert match.unnamed_card(0, move) is None, move
    assert match.unnamed_card(5, "play 1") is None


def test_s22_everything_a_view_names_can_be_read_in_both_languages() -> None:
    match = GAME.start(seats=3, seed=4, options=GAME.options("advanced"))
    printed = GAME.printed(match.table)
    for seat in range(3):
        shown = msgspec.json.decode(match.view(seat).json())["shown"]
        for name in (*shown["hands"][seat], *shown["dealt"]):
            assert printed[name].name.keys() == printed[name].rule.keys() == {"fr", "en"}
            assert all(printed[name].name.values()) and all(printed[name].rule.values())
    assert "piocher une carte" in printed["beach"].rule["fr"]
