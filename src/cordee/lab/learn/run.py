"""One leg of learning: until the time is up, with tests in between, and everything kept."""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cordee.lab.learn import curve, keep
from cordee.lab.learn.learner import Learner
from cordee.lab.learn.settings import Settings
from cordee.lab.learn.trial import Trial

Tell = Callable[[dict[str, Any]], None]
KEEP_EVERY = 120.0  # seconds between two copies of the weights


@dataclass(frozen=True)
class Leg:
    """How long to learn: by the clock, or by updates, which is the same on every machine."""

    minutes: float | None = None
    updates: int | None = None

    def share(self, learner: Learner, behind: float, begun: int) -> float:
        """How much of all the learning so far and in this leg lies behind us."""
        if self.updates is not None:
            return learner.progress.updates / max(begun + self.updates, 1)
        assert self.minutes is not None
        return learner.progress.seconds / (behind + 60.0 * self.minutes)


def learn(
    settings: Settings, leg: Leg, folder: Path, *, device: str = "cpu", resume: Path | None = None,
    graphs: bool = True, tell: Tell = lambda point: None,
    when_ready: Callable[[], object] | None = None,
) -> Learner:  # fmt: skip
    """Learns for a while and keeps the run in a folder. Tests do not count as learning time, nor
    does what comes before `when_ready` is called, and returns: everything is compiled by then, and
    only then whom it begins as or meets is read."""
    learner = Learner(settings, device, graphs=graphs)

    def begin() -> None:
        if resume is None:
            learner.begin()
        else:
            keep.load(learner, resume)

    if when_ready is None:  # who is missing is told before anything is compiled
        begin()
    learner.ready()
    trial = Trial(
        learner.game, learner.tables, learner.titles, learner.layout, deals=settings.test_deals,
        device=device, precision=learner.precision,
        rival=learner.past_self if settings.has_player_as_rival else None,
        sight=settings.sight[-1],
    )  # fmt: skip
    if when_ready is not None:
        when_ready()
        begin()
    progress = learner.progress
    behind, begun = progress.seconds, progress.updates
    tested, kept = behind, time.perf_counter()
    figures: dict[str, float] = {}
    while (share := leg.share(learner, behind, begun)) < 1.0:
        start = learner.wait()
        figures = learner.update(share)
        progress.seconds += learner.wait() - start
        if progress.seconds - tested >= settings.test_seconds:
            tell(_test(learner, trial, figures))
            tested = progress.seconds
            if time.perf_counter() - kept > KEEP_EVERY:
                keep.save(learner, folder, whole=False)
                kept = time.perf_counter()
    if tested < progress.seconds or not progress.curve:  # it has gone on since the last test
        tell(_test(learner, trial, figures))
    keep.save(learner, folder)
    (folder / "curve.svg").write_text(
        curve.svg(progress.curve, settings.title, settings.tested_against), "utf-8"
    )
    return learner


def _test(learner: Learner, trial: Trial, figures: dict[str, float]) -> dict[str, Any]:
    """One point of the curve."""
    learner._refresh()
    progress = learner.progress
    point = {
        "seconds": progress.seconds, "updates": progress.updates, "decisions": progress.decisions,
        "decisions_a_second": progress.decisions / max(progress.seconds, 1e-9),
        **figures, "trials": [asdict(one) for one in trial.judge(learner.player())],
    }  # fmt: skip
    progress.curve.append(point)
    return point
