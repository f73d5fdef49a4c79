"""What is told: what is printed on cards, which one a move was about, what followed from it."""

import random

import msgspec
import pytest

import cordee
from cordee import words
from cordee.core.match import Match
from cordee.core.turn import Decide
from cordee.games.island.content import NAMES
from cordee.games.island.notation import TOLD_VERBS
from cordee.games.island.witness import Bout, Witness

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


def test_s22_a_rule_is_written_as_each_language_writes() -> None:
    printed = GAME.printed(GAME.start(seats=2, seed=0).table)
    rules = {
        language: [one.rule[language] for one in printed.values()] for language in ("fr", "en")
    }
    assert all(" :" in rule for rule in rules["fr"] if ":" in rule)
    assert not any(" :" in rule or " ;" in rule for rule in rules["en"])
    assert (
        printed["eko"]
        .rule["fr"]
        .endswith("Gagne avec 8 rencontres battues (10 dans le jeu avancé)")
    )


@pytest.mark.parametrize("verb", [*TOLD_VERBS, "use-now", "use-power"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_s18_no_sentence_of_the_journal_has_its_player_for_a_subject(
    verb: str, language: str
) -> None:
    """The player may be called “You”: no verb can agree with every name."""
    told = words.say(f"island-did-{verb}", language, name="N", what="W")
    assert told.startswith("N : " if language == "fr" else "N: ")


def test_s18_a_power_a_piece_and_a_find_are_told_apart() -> None:
    assert GAME.recount("use eko", None)[0] == "island-did-use-power"
    assert GAME.recount("use", None)[0] == "island-did-use-now"
    assert GAME.recount("use kate 1", "spear") == ("island-did-use", {"what": "spear"})


def _watched(seed: int, seats: int, variant: str | None) -> list[tuple[list[Bout], bool, int]]:
    """After each move of a random match: the contests told, whether cards were beaten, the dice."""
    match = GAME.start(seats=seats, seed=seed, options=GAME.options(variant, round_cap=12))
    witness, rng, found = Witness(match), random.Random(seed), []
    while isinstance(match.turn, Decide):
        seat = match.turn.seats[0]
        move = rng.choice(match.moves(seat))
        mover = match.view(seat if GAME.lays_open(move.text) else None)
        beaten, told = match.view(None).plain.beaten.sum(), match.seq
        match.submit(seat, move)
        lines = [line for line in match.journal.lines[told:] if line.startswith("~ die")]
        dice = sum(len(line.split()) - 2 for line in lines)
        is_beaten = bool(match.view(None).plain.beaten.sum() > beaten)
        found.append((witness.contests(move.text, mover), is_beaten, dice))
    return found


@pytest.mark.parametrize(("seats", "variant"), [(2, None), (3, "advanced"), (4, "advanced")])
def test_s12_every_contest_is_told_with_its_dice_its_sums_and_who_won(
    seats: int, variant: str | None
) -> None:
    steps = [step for seed in range(6) for step in _watched(seed, seats, variant)]
    bouts = [bout for told, _, _ in steps for bout in told]
    assert len(bouts) > 50
    assert all(1 <= die <= 6 for bout in bouts for die in bout.dice)
    known = [bout for bout in bouts if bout.sums is not None]
    assert len(known) > 0.9 * len(bouts)
    for told, is_beaten, _ in steps:
        cards = [bout for bout in told if bout.sides[1][0] not in NAMES]
        if all(bout.sums is not None for bout in cards):
            assert is_beaten == any(bout.result > 0 for bout in cards if bout.result), told
    # Whoever rolls two dice is told of, then or with a later move.
    assert sum(dice >= 2 for _, _, dice in steps) <= len(bouts) + sum(d > 2 for _, _, d in steps)


def test_s12_watching_changes_nothing() -> None:
    digests = []
    for watch in (False, True):
        match = GAME.start(seats=2, seed=9, options=GAME.options(round_cap=6))
        rng = random.Random(9)
        if watch:
            Witness(match)
        while isinstance(match.turn, Decide):
            seat = match.turn.seats[0]
            match.submit(seat, rng.choice(match.moves(seat)))
        digests.append(match.digest())
    assert digests[0] == digests[1]
