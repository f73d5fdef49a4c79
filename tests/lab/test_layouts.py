"""Which numbers and actions a learner's network is given: all that two seats use, each once."""

import numpy as np
import pytest

from cordee import games
from cordee.bots.champion.layout import layout_of
from cordee.lab.batch import make

TABLES = [
    ("classic", "single"), ("classic", None), ("duel", "exploits"), ("board", "short"),
    ("roll", None),
]  # fmt: skip


@pytest.mark.parametrize(("name", "variant"), TABLES)
def test_a_network_is_told_every_number_that_ever_changes(name: str, variant: str | None) -> None:
    game = games[name]
    layout = layout_of(game)
    batch = make(game, game.options(variant), 2, size=128, observations=True)
    least = batch.observations.min(axis=0)
    most = batch.observations.max(axis=0)
    for _ in range(400):
        batch.step_random()
        least = np.minimum(least, batch.observations.min(axis=0))
        most = np.maximum(most, batch.observations.max(axis=0))
    changing = set(np.flatnonzero(least != most).tolist())
    own = layout.own.tolist()
    assert len(own) == len(set(own))
    assert changing <= set(own)


@pytest.mark.parametrize(("name", "variant"), TABLES)
def test_a_network_can_answer_everything_that_is_ever_legal(name: str, variant: str | None) -> None:
    game = games[name]
    actions = layout_of(game).actions.tolist()
    assert len(actions) == len(set(actions))
    batch = make(game, game.options(variant), 2, size=128)
    legal = np.zeros(game.actions, bool)
    for _ in range(400):
        legal |= batch.legal.any(axis=0)
        batch.step_random()
    assert set(np.flatnonzero(legal).tolist()) <= set(actions)


@pytest.mark.parametrize("name", ["classic", "board"])
def test_colours_are_told_alike(name: str) -> None:
    """The numbers and actions of each colour lie as far from the first one's as any of them."""
    layout = layout_of(games[name])
    for rows in (layout.groups, layout.hidden, layout.group_actions):
        assert rows.shape[0] == 5
        steps = np.diff(rows, axis=0)
        assert (steps == steps[0]).all() and (steps > 0).all()
