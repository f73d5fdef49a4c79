"""Whole games: nothing gets lost, nobody is anywhere twice, whatever is played."""

import random
from typing import Any

import pytest

from cordee.bots import make
from cordee.core.compile import INTERPRETED
from cordee.core.match import Match
from cordee.core.turn import Decide
from cordee.games.island import ISLAND
from cordee.games.island import state as at

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"round_cap": 20}), (4, {"round_cap": 12}), (8, {"round_cap": 4}),
    (3, {"rules": "advanced", "round_cap": 10}),
    (5, {"rules": "advanced", "neutralised": "literal", "round_cap": 6}),
    (4, {"ghost": True, "size": 5, "healing": "turn", "round_cap": 12}),
]  # fmt: skip


def check(match: Match) -> None:
    """Every card and character is somewhere, once."""
    s, t = match._state, match.table
    for kind in range(int(t.kinds)):
        many = int((s.bag[: int(s.deck_left)] == kind).sum()) + int(s.discard[kind])
        many += int((s.hand == kind).sum()) + int((s.item_kind == kind).sum())
        many += int((s.site_card == kind).sum()) + int(s.monster_kind == kind)
        assert many == int(t.card_copies[kind]), kind
    for c in range(at.CHARS):
        on_map = int(s.owner[c]) >= at.NEUTRAL
        in_pile = c in s.pile[: int(s.pile_left)].tolist() or c in s.dealt.tolist()
        assert not (on_map and in_pile)
        assert (int(s.loc[c]) >= 0) == on_map or int(s.stack[0, 0]) == at.F_SETUP
    for i in range(at.ITEMS):
        assert (int(s.item_place[i]) >= 0) == (int(s.item_kind[i]) >= 0)
    assert int(s.depth) < at.DEPTH


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_nothing_gets_lost(seats: int, options: dict[str, Any], bot: str) -> None:
    short = {"round_cap": 2} if INTERPRETED else {}  # where rules are covered, not speed
    for seed in range(1 if INTERPRETED else 2):
        match = ISLAND.start(seats, seed, ISLAND.options(**options | short))
        rng, player, wild = random.Random(seed), make(bot), make("random")
        n = 0
        while isinstance(match.turn, Decide):
            seat = match.turn.seats[0]
            view = match.view(seat)
            chooser = wild if rng.random() < 0.1 else player
            match.submit(seat, chooser.choose(view, view.moves, rng))
            n += 1
            if n % 20 == 0:
                check(match)
        check(match)


@pytest.mark.skipif(INTERPRETED, reason="whole games of the rule of thumb: only compiled")
def test_greedy_beats_random_players() -> None:
    won = 0
    for seed in range(6):
        match = ISLAND.start(2, seed)
        rng, players = random.Random(seed), (make("greedy"), make("random"))
        while isinstance(match.turn, Decide):
            seat = match.turn.seats[0]
            view = match.view(seat)
            match.submit(seat, players[seat].choose(view, view.moves, rng))
        won += 0 in match.turn.winners
    assert won >= 4
