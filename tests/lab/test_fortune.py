"""The luck of the draw: zero in the mean, and most of what decides a round of strong players."""

import random
from functools import cache

import numpy as np
import pytest

from cordee.bots import make
from cordee.core.faults import UnknownBot
from cordee.core.match import Match
from cordee.games import games
from cordee.lab.arena import play_match
from cordee.lab.fortune import Fortune

CLASSIC = games["classic"]
FORTUNE = Fortune(CLASSIC)


@cache
def played(bots: tuple[str, str], deal: int, variant: str | None = "single") -> Match:
    match = CLASSIC.start(2, deal << 64 | 1, CLASSIC.options(variant))
    play_match(match, [make(bot) for bot in bots], random.Random(deal))
    return match


def leads_and_luck(bots: tuple[str, str], deals: int) -> np.ndarray:
    matches = [played(bots, deal) for deal in range(deals)]
    leads = [match.chapters[0][0].total - match.chapters[0][1].total for match in matches]
    return np.array([leads, [FORTUNE.luck(match) for match in matches]], float)


@pytest.mark.parametrize("variant", ["single", None])
def test_every_card_that_could_have_been_another_one_is_looked_at(variant: str | None) -> None:
    match = played(("greedy", "greedy"), 3, variant)
    lines = [line.split() for line in match.journal.lines]
    drawn = sum(len(line) - 2 for line in lines if line[:2] == ["~", "deck"])
    rounds = len(match.chapters)
    assert sum(line[1:] == ["deck"] for line in lines) == 44 * rounds
    assert drawn == 60 * rounds
    # Hands are dealt to both, and the last card of the deck is the only one there is.
    assert [len(draw.seats) for draw in FORTUNE.draws(match)] == rounds * list(range(44, 1, -1))


def test_luck_is_zero_in_the_mean_whoever_plays() -> None:
    for bots in (("greedy", "greedy"), ("champion:2", "greedy")):
        _, luck = leads_and_luck(bots, 60)
        assert luck.std() > 5
        assert abs(luck.mean()) < 2.5 * luck.std() / np.sqrt(len(luck))


def test_a_lead_without_luck_scatters_less() -> None:
    leads, luck = leads_and_luck(("champion", "champion"), 40)
    assert (leads - luck).std() < 0.6 * leads.std()


def test_luck_is_told_by_what_a_card_is_worth_beside_the_others_that_could_have_come() -> None:
    """The same match told with a judge who likes one thing only: so the sum is known."""
    match = played(("champion", "greedy"), 5)

    class Counting:
        def values(self, seen: np.ndarray) -> np.ndarray:
            self.seen = seen
            return np.arange(seen.shape[1], dtype=float)  # later cards of the bag are worth more

    fortune = Fortune(CLASSIC)
    fortune.judge = judge = Counting()  # type: ignore[assignment]
    found = fortune.luck(match)
    place, expected = 0, 0.0
    for draw in fortune.draws(match):
        many = len(draw.seats)
        worth = np.arange(place, place + many) * np.where(draw.seats == 0, 1.0, -1.0)
        expected += worth[draw.card] - worth.mean()
        place += many
    assert judge.seen.shape[1] == place
    assert found == pytest.approx(expected * 50)


def test_what_was_dealt_or_taken_back_is_no_luck() -> None:
    match = CLASSIC.start(2, 7, CLASSIC.options("single"))
    seat = match.turn.seats[0]  # type: ignore[union-attr]
    drops = [move for move in match.moves(seat) if move.text.startswith("drop")]
    match.submit(seat, drops[0])
    assert FORTUNE.luck(match) == 0
    match.submit(seat, "deck")
    [drawn] = FORTUNE.draws(match)

    wavering = CLASSIC.start(2, 7, CLASSIC.options("single"))
    wavering.submit(seat, drops[1])
    wavering.undo(seat)
    wavering.submit(seat, drops[0])
    wavering.submit(seat, "deck")
    [once] = FORTUNE.draws(wavering)
    assert once.card == drawn.card and np.array_equal(once.seen, drawn.seen)
    assert FORTUNE.luck(wavering) == FORTUNE.luck(match) != 0


def test_it_says_where_its_judge_does_not_know_the_game() -> None:
    three = CLASSIC.start(3, 7, CLASSIC.options("single"))
    with pytest.raises(UnknownBot, match="champion"):
        FORTUNE.luck(three)
    for name in ("board", "roll", "island"):
        with pytest.raises(UnknownBot, match="champion"):
            Fortune(games[name])
