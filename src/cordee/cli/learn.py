"""`cordee learn`: a player that teaches itself."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from cordee.cli.common import Voice, find_game, refuse_settings
from cordee.core.faults import BadOption, BadRecord, NoDevice
from cordee.lab.batch.device import check as check_device

DEFAULT_MINUTES = 8.0
SPARRING = 4.0  # one lane in so many, for a sparring partner who is named
SIGHTS = {"fading": (1.0, 0.0), "whole": (1.0, 1.0)}  # of the other hand: first, at the end


def learn(
    voice: Voice, *, game: str, minutes: float | None, updates: int | None, folder: str | None,
    resume: str | None, against: str | None, origin: str | None, device: str | None,
    elders: tuple[str, ...], partner: str | None, sight: str | None, seed: int | None,
    lanes: int | None, width: int | None, pairs: tuple[str, ...], as_json: bool, lang: str | None,  # noqa: ARG001
) -> int:  # fmt: skip
    if find_spec("torch") is None:
        raise NoDevice("no-torch")
    found, variant = find_game(game)
    device = device or "cpu"
    check_device(device)
    from cordee.lab.learn import adjust, keep
    from cordee.lab.learn.run import Leg
    from cordee.lab.learn.run import learn as learn_on
    from cordee.lab.learn.settings import MIXES, Settings, variants_of

    if found.name not in MIXES:
        raise BadOption("learn-no-game", game=found.name, known=", ".join(MIXES))
    if variant and variant not in (alone := variants_of(found.name)):
        if not alone:
            raise BadOption("learn-no-variants", game=found.name)
        known = ", ".join(f"{found.name}:{one}" for one in alone)
        raise BadOption("learn-no-variant", game=found.name, known=known)
    kept = None
    if resume is not None:
        refuse_settings(
            {
                "against": against, "from": origin, "elder": elders or None, "partner": partner,
                "sight": sight, "seed": seed, "lanes": lanes, "width": width, "set": pairs or None,
            }
        )  # fmt: skip
        kept = Path(resume)
        kept = kept if kept.is_dir() else kept.parent
        settings = keep.read_settings(kept)
        if (settings.game, settings.variant) != (found.name, variant or ""):
            raise BadRecord("learn-other-game", run=resume, known=settings.title)
    else:
        more = adjust.read(pairs)
        needs_champion = "champion" in (against, origin) or more.get("veterans")
        if needs_champion and found.name not in ("classic", "duel"):
            raise BadOption("learn-no-champion", game=found.name)
        if needs_champion and width is not None:
            raise BadOption("learn-champion-width")
        given: dict[str, Any] = {
            "variant": variant, "seed": seed, "lanes": lanes, "width": width, "rival": against,
            "origin": origin, "sight": SIGHTS[sight] if sight else None, "elders": elders or None,
            "partner": partner,
        }  # fmt: skip
        given = {name: value for name, value in given.items() if value is not None}
        if partner and not more.get("sparring"):
            more["sparring"] = SPARRING
        settings = Settings.of(found.name, **given, **more)
        if against and elders:
            raise BadOption("learn-elders-against")
        if against and more.get("sparring"):
            raise BadOption("learn-partner-against")
        if settings.lanes_taken > 1 + 1e-9:  # thirds and sixths do not add up to one exactly
            raise BadOption("learn-lanes-taken")
        if settings.veterans + len(elders) >= settings.past:
            raise BadOption("learn-veterans", past=str(settings.past))
        settings = settings.fitting()  # a small run has small steps, too
    leg = Leg(minutes=None if updates else minutes or DEFAULT_MINUTES, updates=updates)

    def tell(point: dict[str, Any]) -> None:
        if as_json:
            voice.json(point)
            return
        for one in point["trials"]:
            voice.print(
                "learn-point", rival=settings.tested_against,
                seconds=voice.number(point["seconds"], "0"),
                decisions=voice.number(point["decisions"] / 1e6, "0.0"), table=one["title"],
                margin=voice.number(one["margin"], "+0.0;-0.0"),
                doubt=voice.number(one["doubt"], "0.0"),
                wins=voice.number(100 * one["wins"], "0.0"),
            )  # fmt: skip

    target = Path(folder) if folder else kept or Path(f"{found.name}-run")
    where = "cuda" if device == "gpu" else "cpu"
    learn_on(settings, leg, target, device=where, resume=kept, tell=tell)
    if not as_json:
        voice.print("learn-kept", folder=str(target))
    return 0
