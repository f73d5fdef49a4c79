"""The learned player: its file, its answers, where it sits."""

import random
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import cordee
from bench.champion import PLAYERS, meetings
from cordee.bots import check_seat, every_name, make, read_name
from cordee.bots.champion import ChampionBot, ChampionPlusBot, batch, covers
from cordee.bots.champion import weights as weights_
from cordee.bots.champion.bot import FILE
from cordee.bots.champion.judge import CRITIC, MATCH, ROUND
from cordee.bots.champion.layout import CARD_COLOURS, cards
from cordee.bots.champion.levels import KNOWN, PILED, RECENT, TOP, UNSEEN, forget
from cordee.bots.champion.plus import Effort
from cordee.core import drive
from cordee.core.faults import BadRecord, UnknownBot
from cordee.core.turn import Decide
from cordee.core.view import View
from cordee.games import games
from cordee.games.cards.observe import PLANES
from cordee.games.cards.state import KINDS, RANKS, TAKE

CLASSIC, DUEL = games["classic"], games["duel"]


def play(bots: list[str], seed: int, variant: str | None = "single") -> "cordee.Match":
    match = CLASSIC.start(2, seed, CLASSIC.options(variant))
    seated = [make(bot) for bot in bots]
    rng = random.Random(seed)
    while isinstance(match.turn, Decide):
        seat = match.turn.seats[0]
        view = match.view(seat)
        match.submit(seat, seated[seat].choose(view, view.moves, rng))
    return match


def test_the_shipped_file_is_whole_small_and_tells_where_it_comes_from() -> None:
    path = weights_.FOLDER / f"{FILE}.npz"
    assert path.stat().st_size <= weights_.MOST_BYTES
    card = weights_.read(path).card
    assert card["settings"]["game"] == "classic" and card["learnt"] > 10**8
    titles = {one["title"] for one in card["trials"]}
    assert titles == {"classic:single", "classic", "duel:exploits"}


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    kept = weights_.shipped(FILE)
    path = tmp_path / "w.npz"
    weights_.write(path, kept.arrays, kept.card)
    assert np.array_equal(weights_.read(path).arrays["each"], kept.arrays["each"])
    raw = bytearray(path.read_bytes())
    raw[len(raw) // 2] ^= 1
    path.write_bytes(bytes(raw))
    with pytest.raises(BadRecord) as refused:
        weights_.read(path)
    assert "damaged" in refused.value.say("en")
    path.write_text("no weights at all")
    with pytest.raises(BadRecord):
        weights_.read(path)


def test_colours_that_change_places_change_the_answer_with_them() -> None:
    bot = ChampionBot()
    match = CLASSIC.start(2, 11, CLASSIC.options("single"))
    turned = CLASSIC.start(2, 11, CLASSIC.options("single"))
    rng = random.Random(2)
    swap = [1, 2, 3, 4, 0]

    def colour_swapped(action: int) -> int:
        if action < TAKE:
            kind = action % 60
            return action - kind + swap[kind // RANKS] * RANKS + kind % RANKS
        return TAKE + swap[action - TAKE] if action - TAKE < CARD_COLOURS else action

    for _ in range(12):
        assert isinstance(match.turn, Decide)
        seat = match.turn.seats[0]
        view = match.view(seat)
        layout = cards()
        _, out = bot._think(view)
        state = turned._state
        for name in ("known", "rows", "hands"):
            state[name][:, swap] = match._state[name][:, list(range(CARD_COLOURS))]
        for name in ("piles", "heights"):
            state[name][swap] = match._state[name][list(range(CARD_COLOURS))]
        for c in range(CARD_COLOURS):
            there = swap[c] * RANKS
            state["seen"][there : there + RANKS] = match._state["seen"][c * RANKS :][:RANKS]
        dropped = int(match._state["dropped"])
        for name in ("phase", "mover", "turn", "stall", "left", "held"):
            state[name] = match._state[name]
        state["dropped"] = swap[dropped] if dropped >= 0 else -1
        turned._surveys.clear()
        _, other = bot._think(turned.view(seat))
        places = {int(action): n for n, action in enumerate(layout.actions)}
        for action, n in places.items():
            assert out[n] == pytest.approx(other[places[colour_swapped(action)]], abs=1e-3)
        match.submit(seat, rng.choice(view.moves))


def test_it_is_the_same_player_for_the_same_seed_and_beats_chance() -> None:
    first, again = play(["champion", "random"], 3), play(["champion", "random"], 3)
    assert first.record() == again.record()
    mine, theirs = (score.total for score in first.chapters[0])
    assert mine > theirs


def test_two_of_them_come_to_an_end_without_the_stall_limit() -> None:
    for seed in range(4):
        match = play(["champion", "champion"], seed)
        assert match.is_over and match._state["ended"] == 1


@pytest.mark.parametrize("part", PLAYERS)
def test_who_learnt_to_beat_it_meets_it_on_every_deal_alike(part: str) -> None:
    found = [meeting.play() for meeting in meetings(part, 4)]
    assert found[3] == meetings(part, 4)[3].play()
    assert {lead for lead, *_ in found} != {0.0}
    assert all(luck for *_, luck in found)  # what comes from the deck is worth something, always


def test_it_plays_exploits_and_whole_matches() -> None:
    for game, options in ((DUEL, DUEL.options("exploits")), (CLASSIC, CLASSIC.options())):
        match = game.start(2, 4, options)
        bot, rng = make("champion"), random.Random(1)
        for _ in range(80):
            assert isinstance(match.turn, Decide)
            seat = match.turn.seats[0]
            view = match.view(seat)
            move = bot.choose(view, view.moves, rng)
            assert move in view.moves
            match.submit(seat, move)


def test_chances_of_moves_add_up() -> None:
    view = CLASSIC.start(2, 1).view(0 if 0 in _first(1) else 1)
    chances = ChampionBot().rate(view, view.moves)
    assert set(chances) == set(view.moves) and sum(chances.values()) == pytest.approx(1.0)


def _first(seed: int) -> tuple[int, ...]:
    turn = CLASSIC.start(2, seed).turn
    assert isinstance(turn, Decide)
    return turn.seats


@pytest.mark.parametrize(
    ("name", "variant", "seats"),
    [("classic", "coop", 2), ("classic", "long", 2), ("classic", "penalty", 2),
     ("classic", None, 3), ("board", None, 2), ("roll", None, 2)],
)  # fmt: skip
def test_it_says_where_it_does_not_play(name: str, variant: str | None, seats: int) -> None:
    game = games[name]
    options = game.options(variant)
    assert not covers(game, options, seats)
    with pytest.raises(UnknownBot) as refused:
        check_seat("champion", game, options, seats)
    assert "does not play at such a table" in refused.value.say("en")
    view = game.start(seats, 1, options).view(0)
    with pytest.raises(UnknownBot):
        make("champion").choose(view, view.moves, random.Random(1))


def test_its_name_without_a_level_is_the_strongest() -> None:
    assert str(read_name("champion")) == "champion:8@1"
    assert check_seat("champion", DUEL, DUEL.options(), 2).name == "champion"


def test_a_weak_level_forgets_and_doubts_but_a_strong_one_does_not() -> None:
    """Forgotten cards are unseen again: nothing is added to the deck, nothing taken from it."""
    half, greedy = CLASSIC.start(2, 5, CLASSIC.options("single")), make("greedy")
    for _ in range(40):
        assert isinstance(half.turn, Decide)
        seat = half.turn.seats[0]
        view = half.view(seat)
        half.submit(seat, greedy.choose(view, view.moves, random.Random(1)))
    assert isinstance(half.turn, Decide)
    seen = np.zeros(CLASSIC.observation, np.float32)
    view = half.view(half.turn.seats[0])
    drive.observe_one(view.tables, view.views, seen)
    before = seen[: KINDS * PLANES].reshape(KINDS, PLANES).copy()
    forget(seen, 1.0, random.Random(1))
    after = seen[: KINDS * PLANES].reshape(KINDS, PLANES)
    cards_ = (KNOWN, PILED, UNSEEN)
    assert before[:, (KNOWN, PILED, RECENT)].sum() > after[:, (KNOWN, PILED, RECENT)].sum()
    assert np.allclose(before[:, cards_].sum(1), after[:, cards_].sum(1), atol=1e-6)
    assert not after[:, (KNOWN, RECENT)].any() and (after[:, UNSEEN] >= before[:, UNSEEN]).all()
    assert np.array_equal(before[:, TOP], after[:, TOP])
    moves = {ChampionBot(8).choose(view, view.moves, random.Random(n)) for n in range(20)}
    others = {ChampionBot(2).choose(view, view.moves, random.Random(n)) for n in range(20)}
    assert len(moves) == 1 < len(others)


def test_levels_are_a_ladder() -> None:
    """The lowest against the highest: not even near."""
    won = 0
    for seed in range(6):
        match = play(["champion:8", "champion:1"], seed)
        mine, theirs = (score.total for score in match.chapters[0])
        won += mine > theirs
    assert won == 6


def test_it_answers_in_milliseconds() -> None:
    view = CLASSIC.start(2, 1).view(_first(1)[0])
    bot = ChampionBot()
    bot.choose(view, view.moves, random.Random(1))
    taken = []
    for _ in range(50):
        begun = time.perf_counter()
        bot.choose(view, view.moves, random.Random(1))
        taken.append(time.perf_counter() - begun)
    assert min(taken) < 0.003


# --- with possible worlds ------------------------------------------------------------------------

LITTLE = Effort(worlds=6, least=0.001)


def _positions(bot: ChampionBot, many: int) -> list[View]:
    """Decisions of a match it plays against itself."""
    match, rng = CLASSIC.start(2, 8, CLASSIC.options("single")), random.Random(1)
    found: list[View] = []
    while isinstance(match.turn, Decide) and len(found) < many:
        seat = match.turn.seats[0]
        view = match.view(seat)
        found.append(view)
        match.submit(seat, bot.choose(view, view.moves, rng))
    return found


def test_many_positions_at_once_are_answered_as_one_by_one() -> None:
    bot = ChampionBot()
    thought = [bot._think(view) for view in _positions(bot, 30)]
    seen = np.stack([one for one, _ in thought])
    layout = bot.layout
    a = bot.weights.arrays
    h, pooled = batch.trunk(a, seen[:, layout.groups], seen[:, layout.common])
    own = np.maximum(h, 0.0) @ a["out_each"] + a["out_bias"]
    shared = pooled @ a["out_common"] + a["out_common_bias"]
    answers = np.concatenate([own.reshape(len(own), -1), shared], axis=1)
    assert np.allclose(answers, np.stack([one for _, one in thought]), atol=1e-3)


def test_the_critic_comes_with_the_player() -> None:
    path = weights_.FOLDER / f"{CRITIC}.npz"
    assert path.stat().st_size <= weights_.MOST_BYTES
    told, player = weights_.read(path).card, weights_.shipped(FILE).card
    assert told["settings"] == player["settings"] and told["updates"] == player["updates"]


@pytest.mark.parametrize(("game", "variant"), [("classic", None), ("duel", "exploits")])
def test_champion_plus_plays_legally_and_the_same_for_the_same_seed(
    game: str, variant: str | None
) -> None:
    played = []
    for _ in range(2):
        match = games[game].start(2, 4, games[game].options(variant))
        bot, rng, moves = ChampionPlusBot(replace(LITTLE, elsewhere=0.6)), random.Random(7), []
        for _ in range(40):
            assert isinstance(match.turn, Decide)
            seat = match.turn.seats[0]
            view = match.view(seat)
            moves.append(bot.choose(view, view.moves, rng))
            match.submit(seat, moves[-1])
        played.append(moves)
    assert played[0] == played[1]


def test_it_finds_another_move_where_worlds_speak_for_it() -> None:
    """Most of the time it agrees with the network; where it does not, it has compared them."""
    plus, stubborn = ChampionPlusBot(Effort(margin=0.0)), ChampionPlusBot(Effort(margin=1e6))
    views = [view for view in _positions(plus.plain, 60) if len(view.moves) > 1]
    others = 0
    for view in views:
        favourite = plus.plain.choose(view, view.moves, random.Random(1))
        assert stubborn.choose(view, view.moves, random.Random(1)) == favourite
        found = plus.think(view, view.moves, random.Random(1))
        assert found.move == plus.choose(view, view.moves, random.Random(1))
        assert found.moves[0] == favourite and len(found.moves) > 1
        others += found.move != favourite
        if found.move != favourite:
            assert found.gains[0] > 0 == min(found.gains)
    assert 0 < others < len(views) / 2


@pytest.mark.parametrize(("game", "variant"), [("classic", None), ("duel", "exploits")])
def test_where_worlds_choose_no_better_the_favourite_is_played(
    game: str, variant: str | None
) -> None:
    bold, wary = (ChampionPlusBot(replace(LITTLE, elsewhere=n)) for n in (0.0, None))
    match, rng = games[game].start(2, 5, games[game].options(variant)), random.Random(1)
    overruled = 0
    for _ in range(40):
        assert isinstance(match.turn, Decide)
        view = match.view(match.turn.seats[0])
        favourite = bold.plain.choose(view, view.moves, random.Random(1))
        found = wary.think(view, view.moves, random.Random(1))
        assert found.move == wary.choose(view, view.moves, random.Random(1)) == favourite
        assert len(found.gains) == len(found.moves) > (len(view.moves) > 1)
        overruled += bold.choose(view, view.moves, random.Random(1)) != favourite
        match.submit(match.turn.seats[0], view.moves[rng.randrange(len(view.moves))])
    assert overruled > 0


def test_what_it_says_for_a_move_is_what_came_of_it_in_its_worlds() -> None:
    plus = ChampionPlusBot(LITTLE)
    for view in _positions(plus.plain, 12):
        if len(view.moves) > 1:
            found = plus.think(view, view.moves, random.Random(1))
            worth = plus._try(view, found.moves, random.Random(1).getrandbits(63)).mean(1)
            best = worth[found.moves.index(found.move)]
            assert np.allclose(found.gains, (best - worth) * 50)


@pytest.mark.parametrize(("variant", "prize"), [("single", ROUND), (None, MATCH)])
def test_an_end_is_worth_what_it_is_played_for(variant: str | None, prize: object) -> None:
    """With the last card of the last round every world ends, with a score that is known."""
    match, rng = CLASSIC.start(2, 6, CLASSIC.options(variant)), random.Random(1)
    bot, plus = ChampionBot(), ChampionPlusBot(LITTLE)
    before = None
    while isinstance(match.turn, Decide):
        seat = match.turn.seats[0]
        before = match.view(seat)
        last = bot.choose(before, before.moves, rng)
        match.submit(seat, last)
    assert before is not None and before.seat is not None
    worth = plus._try(before, [last], 1)
    assert worth.shape == (1, LITTLE.worlds) and np.ptp(worth) == 0
    totals = [sum(chapter[seat].total for chapter in match.chapters) for seat in range(2)]
    lead = totals[before.seat] - totals[1 - before.seat]
    expected = lead / 50 if prize is ROUND else 0.1 * lead / 50 + 1.5 * np.sign(lead)
    assert worth[0, 0] == pytest.approx(expected)


def test_champion_plus_says_where_it_does_not_play() -> None:
    view = games["board"].start(2, 1).view(0)
    with pytest.raises(UnknownBot):
        ChampionPlusBot(LITTLE).choose(view, view.moves, random.Random(1))
    assert str(read_name("champion+")) == "champion+@1" and "champion+" in every_name()
    check_seat("champion+", CLASSIC, CLASSIC.options(), 2)
    with pytest.raises(UnknownBot):
        check_seat("champion+", CLASSIC, CLASSIC.options(), 3)
