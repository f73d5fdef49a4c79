"""Every game: nobody learns what they cannot know, from views, samples, moves or bots."""

import random

import msgspec
import numpy as np

import cordee
from cordee import games
from cordee.bots import BOTS, Bot, can_sit, make, read_name
from cordee.bots.champion import ChampionPlusBot, Effort, knows
from cordee.bots.search import Level, SearchBot
from cordee.core import drive, records
from cordee.core.match import Match
from tests.conformance.hidden import SCRAMBLES, hides_something
from tests.conformance.tables import Setup, every_table, positions


def copy_of(match: Match) -> Match:
    return cordee.replay(match.record(with_seed=True))


def scrambled(match: Match, seat: int | None, seed: int) -> Match:
    """The same match with everything changed that this seat cannot know."""
    other = copy_of(match)
    SCRAMBLES[match.game.name](other, seat, random.Random(seed))
    other._surveys.clear()
    return other


def eyes(match: Match) -> list[int | None]:
    return [None, *range(match.seats)]


def same_view(one: Match, other: Match, seat: int | None) -> bool:
    first, second = one.view(seat), other.view(seat)
    fields = one.game.view_type.names or ()
    return first.json() == second.json() and all(
        np.array_equal(first.views[0][name], second.views[0][name]) for name in fields
    )


def test_every_registered_game_can_be_scrambled() -> None:
    assert set(SCRAMBLES) == set(games)


@every_table
def test_what_a_seat_cannot_know_changes_neither_its_view_nor_its_moves(setup: Setup) -> None:
    changed = 0
    hidden = False
    for match in positions(setup):
        hidden = hidden or hides_something(match)
        for seat in eyes(match):
            for seed in range(3):
                other = scrambled(match, seat, seed)
                changed += other.digest() != match.digest()
                assert same_view(match, other, seat)
                assert other.turn == match.turn
                if seat is not None:
                    assert other.moves(seat) == match.moves(seat)
    assert changed > 0 or not hidden, "the scramble changes nothing: this test cannot fail"


@every_table
def test_a_sample_looks_like_the_view_it_was_made_from(setup: Setup) -> None:
    different = 0
    hidden = False
    for match in positions(setup):
        hidden = hidden or hides_something(match)
        for seat in eyes(match):
            view = match.view(seat)
            digests = set()
            for seed in range(4):
                dreamt = copy_of(match)
                drive.sample_one(view.tables, view.views, dreamt._states, np.uint64(seed))
                dreamt._surveys.clear()
                assert same_view(match, dreamt, seat)
                if seat is not None:
                    assert dreamt.moves(seat) == match.moves(seat)
                digests.add(dreamt.digest())
            different += len(digests) > 1
    assert different or not hidden, "samples never differ"


@every_table
def test_samples_do_not_depend_on_the_hidden_truth(setup: Setup) -> None:
    for match in positions(setup):
        for seat in eyes(match):
            other = scrambled(match, seat, 1)
            dreams = []
            for truth in (match, other):
                view = truth.view(seat)
                states = records.new(setup.game.state_type)
                drive.sample_one(view.tables, view.views, states, np.uint64(7))
                dreams.append(states.tobytes())
            assert dreams[0] == dreams[1]


@every_table
def test_a_sample_can_be_played_to_its_end(setup: Setup) -> None:
    for match in positions(setup):
        view = match.view(0)
        dreamt = copy_of(match)
        drive.sample_one(view.tables, view.views, dreamt._states, np.uint64(3))
        dreamt._surveys.clear()
        rng = random.Random(3)
        while not dreamt.is_over:
            assert isinstance(dreamt.turn, cordee.Decide)
            seat = dreamt.turn.seats[0]
            dreamt.submit(seat, rng.choice(dreamt.moves(seat)))


SEARCHING = SearchBot(Level(playouts=40))  # as the strongest level does, with less work
COMPARING = ChampionPlusBot(Effort(worlds=4, margin=0.0, elsewhere=0.0))


def thinkers(match: Match) -> dict[str, Bot]:
    """Every kind of bot that can sit here, of those with levels the weakest and the strongest; what
    takes long, with less work."""
    ends = {
        name: {f":{n}" for n in entry.levels[:1] + entry.levels[-1:]}
        for name, entry in BOTS.items()
    }
    ends["search"] = {":1", ":5"}
    known = [f"{name}{level}" for name, levels in ends.items() for level in levels or {""}]
    table = (match.game, match.options, match.seats)
    found = {name: make(name) for name in known if can_sit(read_name(name), *table)}
    return found | {"search": SEARCHING}


@every_table
def test_no_bot_chooses_by_what_it_cannot_know(setup: Setup) -> None:
    for match in positions(setup):
        assert isinstance(match.turn, cordee.Decide)
        bots = thinkers(match)
        assert {name.partition(":")[0] for name in bots} >= {"random", "greedy", "search"}
        for seat in match.turn.seats:
            truths = [match, *(scrambled(match, seat, seed) for seed in range(1, 4))]
            views = [truth.view(seat) for truth in truths]
            for name, bot in bots.items():
                choices = {bot.choose(view, view.moves, random.Random(1)) for view in views}
                assert len(choices) == 1, name


@every_table
def test_advice_does_not_depend_on_what_the_asker_cannot_know(setup: Setup) -> None:
    """Nor does what is said for it: how much better it is than what else."""
    for match in positions(setup):
        assert isinstance(match.turn, cordee.Decide)
        for seat in match.turn.seats:
            views = [truth.view(seat) for truth in (match, scrambled(match, seat, 1))]
            bot = COMPARING if knows(views[0]) else SEARCHING
            first, second = (bot.think(view, view.moves, random.Random(1)) for view in views)
            assert first == second


@every_table
def test_views_tell_no_card_of_another_hand(setup: Setup) -> None:
    """Decoded word by word: a hand that is not shown is nowhere in what is sent."""
    for match in positions(setup):
        for seat in eyes(match):
            sent = msgspec.json.decode(match.view(seat).json())
            shown = sent["shown"]
            for other in range(match.seats if "hands" in shown else 0):
                assert (shown["hands"][other] is None) == (other != seat)


@every_table
def test_the_memory_aid_is_only_shown_where_the_table_has_it(setup: Setup) -> None:
    for match in positions(setup):
        memory = match.view(0).portray()["memory"]
        assert (memory is not None) == match.options.memory_aid
