"""`journal` and `memory` at the table: what happened, and what a seat may remember."""

import random

import pytest
from rich.console import Console

import cordee
from cordee.cli import recall
from cordee.cli.common import Voice
from cordee.core.match import Match
from tests.cli.conftest import Run
from tests.conformance.tables import SETUPS, walk, walk_into_secrets

NAMES = ("Ann", "Ben")


def english() -> Voice:
    return Voice("en", Console(), Console(stderr=True))


def taken(*, memory_aid: bool) -> Match:
    """Ann has dropped y2, Ben has put a card on a pile and taken y2."""
    duel = cordee.games["duel"]
    m = duel.start(2, 5, duel.options(first=0, memory_aid=memory_aid))
    m.submit(0, "drop y2")
    m.submit(0, "deck")
    m.submit(1, next(move for move in m.moves(1) if move.text.startswith("drop b")))
    m.submit(1, "take y")
    return m


def test_the_journal_tells_what_happened(run: Run) -> None:
    typed = "journal\ndrop y2\nundo\nplay y2\ndeck\njournal\nlog 1\njournal all\nquit\n"
    answer = run("play", "duel", "--seed", "5", "--first", "0", typed=typed)
    assert answer.code == 0
    assert "Nothing has happened yet." in answer.out
    told = answer.out.split("Nothing has happened yet.")[1]
    assert told.count("You: takes a move back.") == 1
    assert told.count("You: y2 played.") == 2  # when it was done, and in the journal
    assert "How many events?" in answer.out


def test_a_resumed_game_still_has_its_journal(run: Run) -> None:
    run("play", "board", "--seed", "5", "--first", "0", typed="1\n1\ndeck\nquit\n")
    answer = run("play", "--resume", "--lang", "fr", typed="journal\nmémoire\nquitter\n")
    assert answer.code == 0
    assert "le chef se met en route" in answer.out and "Greedy\xa0:" in answer.out


def test_the_journal_names_cards_from_the_deck_to_nobody() -> None:
    told = recall.journal(english(), taken(memory_aid=True), NAMES)
    assert told[:2] == ["Ann: y2 discarded.", "Ann: a card from the deck."]
    assert "y2" in told[3] and told[3].startswith("Ben: ")


def test_without_the_memory_aid_the_journal_names_only_what_can_be_seen() -> None:
    m = taken(memory_aid=False)
    told = recall.journal(english(), m, NAMES)
    assert told[0] == "Ann: a card that can no longer be seen."
    assert told[1] == "Ann: a card from the deck."
    assert told[2].endswith(" discarded.")  # still on top of its pile
    assert told[3] == "Ben: a card that can no longer be seen."
    again = next(move for move in m.moves(0) if move.text.startswith("drop b"))
    m.submit(0, again)
    told = recall.journal(english(), m, NAMES)
    assert told[2] == "Ben: a card that can no longer be seen."  # covered
    assert told[4] == f"Ann: {again.text.split()[1]} discarded."


def test_without_the_memory_aid_earlier_rounds_are_not_told_card_by_card() -> None:
    setup = next(s for s in SETUPS["board"] if s.seats == 4 and s.values.get("take_back") is False)
    m = setup.game.start(4, 3, setup.game.options(memory_aid=False, stall_limit=6))
    rng = random.Random(3)
    while not m.chapters:
        m.submit(m.turn.seats[0], rng.choice(m.moves(m.turn.seats[0])))  # type: ignore[union-attr]
    told = recall.journal(english(), m, "ABCD")
    assert told[-1] == "Round 1 is over."
    assert not any(sentence.endswith((" played.", " discarded.")) for sentence in told)
    assert sum("no longer be seen" in sentence for sentence in told) > 20


def test_the_journal_keeps_private_moves_private() -> None:
    m = walk_into_secrets(SETUPS["roll"][2], 13)
    assert m is not None
    public = [line for line in m.journal.lines if line[0].isdigit()]
    assert len(recall.journal(english(), m, ("A", "B", "C"))) == len(public)
    assert len(m.journal.all_lines()) > len(m.journal.lines)


def test_memory_tells_known_cards_of_others_and_piles() -> None:
    m = taken(memory_aid=True)
    lines = recall.memory(english(), m.view(0), NAMES)
    assert lines[0] == "Ben holds y2."
    assert len(lines) == 2 and lines[1].startswith("Pile ✚ b, from the bottom: b")
    assert (
        recall.memory(english(), m.view(1), NAMES) == lines[1:]
    )  # one's own cards need no telling


def test_memory_where_there_is_none() -> None:
    off = recall.memory(english(), taken(memory_aid=False).view(0), NAMES)
    assert off == ["The memory aid is off at this table: only what can be seen is told."]
    fresh = recall.memory(english(), cordee.games["board"].start(2, 1).view(0), NAMES)
    assert fresh == ["No known card in the others' hands, nothing in the piles."]
    open_game = recall.memory(english(), walk(SETUPS["roll"][0], 1, moves=0).view(0), NAMES)
    assert open_game == ["Nothing to remember here: everything lies open."]


def test_memory_tells_the_dice_of_the_turn_before() -> None:
    m = walk(SETUPS["roll"][0], 1, moves=30)
    kept = m.view(0).portray()["memory"]
    dice = " ".join((*kept.colours, *kept.numbers))
    assert recall.memory(english(), m.view(0), NAMES) == [f"The dice of the turn before: {dice}"]
    assert len(dice.split()) == 6


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_help_names_both(run: Run, language: str) -> None:
    answer = run("play", "board", "--lang", language, typed="?\nquit\n")
    assert (
        "  journal " in answer.out and ("mémoire" if language == "fr" else "memory") in answer.out
    )
