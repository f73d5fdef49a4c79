"""Checking a record: its moves by the rules, its luck by its seed, its seed by the seats."""

import msgspec

from cordee.core.faults import BadRecord, CordeeError
from cordee.core.game import Game
from cordee.core.match import Match
from cordee.core.record import Record, Replay, check_version, replay
from cordee.core.turn import Over


class Proof(msgspec.Struct, frozen=True):
    """What was found. The text itself was checked when the record was read."""

    seed: int | None  # None: the record tells none
    luck_is_from_seed: bool
    promise_is_kept: bool | None  # None: no service was involved
    seed_is_shared: bool | None
    people: int  # who added a number

    @property
    def holds(self) -> bool:
        if self.seed is None:
            return True
        return self.luck_is_from_seed and False not in (self.promise_is_kept, self.seed_is_shared)


def prove(record: Record, game: Game) -> Proof:
    """Plays a record again, as told and from its seed. What the rules refuse raises."""
    check_version(record, game)
    told = replay(record, game)
    _check_result(record, told)
    fair = record.fair
    return Proof(
        seed=record.seed,
        luck_is_from_seed=record.seed is not None and _is_from_seed(record, game, record.seed),
        promise_is_kept=None if fair is None else fair.keeps_promise,
        seed_is_shared=None if fair is None else fair.seed == record.seed,
        people=0 if fair is None else len(fair.numbers),
    )


def _check_result(record: Record, match: Match) -> None:
    if record.result and not isinstance(match.turn, Over):
        raise BadRecord("record-other-state", game=record.game)
    lines = match.record().split("\n")
    stored = "\n".join(record.result)
    if record.result and stored not in "\n".join(lines):
        raise BadRecord("record-other-state", game=record.game)


def _is_from_seed(record: Record, game: Game, seed: int) -> bool:
    """Whether the same moves with luck from the seed tell the same story."""
    try:
        again = Replay(record, game, luck_of=seed)
        while again.step():
            pass
    except CordeeError:
        return False
    return tuple(again.match.journal.all_lines()) == record.events
