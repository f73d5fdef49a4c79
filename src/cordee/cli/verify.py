"""`cordee verify`: whether a record is whole, legal and honestly dealt."""

import msgspec

from cordee import games
from cordee.cli.common import Voice, prepare
from cordee.cli.replay import read_text
from cordee.core.proof import Proof, prove
from cordee.core.record import parse

FAILED = 1


def verify(voice: Voice, *, file: str, as_json: bool, lang: str | None) -> int:  # noqa: ARG001
    record = parse(read_text(file))
    game = games[record.game]
    prepare(game, voice)
    proof = prove(record, game)
    if as_json:
        voice.json({**msgspec.structs.asdict(proof), "seed": _shown(proof), "holds": proof.holds})
        return 0 if proof.holds else FAILED
    _tell(voice, "verify-text")
    _tell(voice, "verify-moves")
    if proof.seed is None:
        voice.print("verify-no-seed")
        return 0
    _judge(voice, proof.luck_is_from_seed, "verify-luck", "verify-other-luck", seed=_shown(proof))
    if proof.promise_is_kept is None:
        voice.print("verify-local")
        return 0 if proof.holds else FAILED
    assert record.fair is not None
    promised = record.fair.commitment[:12]
    _judge(
        voice, proof.promise_is_kept, "verify-promise", "verify-broken-promise", commitment=promised
    )
    shared = bool(proof.seed_is_shared)
    _judge(voice, shared, "verify-seed", "verify-other-seed", people=proof.people)
    return 0 if proof.holds else FAILED


def _shown(proof: Proof) -> str | None:
    return None if proof.seed is None else f"{proof.seed:x}"


def _judge(voice: Voice, holds: bool, good: str, bad: str, **params: object) -> None:
    if holds:
        _tell(voice, good, **params)
    else:
        voice.tell(f"✗ {voice.say(bad)}", style="bold")


def _tell(voice: Voice, key: str, **params: object) -> None:
    voice.tell(f"✓ {voice.say(key, **params)}")
