"""A Ray cluster plays the same games as one thread, and loses none with a worker."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cordee import games
from cordee.core.faults import NoDevice
from cordee.lab import arena, cluster
from cordee.lab.arena import Share
from cordee.lab.ladder import climb

DUEL = games["duel"]


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """A cluster of two workers on this machine."""
    found = pytest.importorskip("ray", reason="Ray is not installed")
    found.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
    yield found
    found.shutdown()


@pytest.mark.usefixtures("ray")
def test_a_ladder_on_two_workers_is_the_same_ladder() -> None:
    bots = ["greedy", "search:2", "random"]
    assert climb(DUEL, DUEL.options(), bots, 3, run=cluster.on_ray()) == climb(
        DUEL, DUEL.options(), bots, 3
    )


def die_once(share: Share, mark: Path) -> np.ndarray:
    found = share.play()
    if share.first == 1 and not mark.exists():
        mark.touch()
        os._exit(1)
    return found


@pytest.mark.usefixtures("ray")
def test_the_games_of_a_lost_worker_are_played_again_and_counted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "died"
    monkeypatch.setattr(cluster, "play_share", lambda share: die_once(share, mark))
    told: list[int] = []
    bots = ("search:1", "random")
    found = arena.play_all(
        DUEL, DUEL.options(), bots, 4, seats=2, seed=1, run=cluster.on_ray(), tell=told.append
    )
    assert mark.exists() and told == [1, 2, 3, 4]
    assert np.array_equal(found, arena.play_all(DUEL, DUEL.options(), bots, 4, seats=2, seed=1))


def test_without_ray_one_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    with pytest.raises(NoDevice) as refusal:
        cluster.on_ray()
    assert "cordee[ray]" in refusal.value.say("en")
