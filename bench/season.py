"""From one champion to the next, in half an hour of a GPU:

    python -m bench.season bench/legs/next.toml --device gpu

A leg of learning goes on from a blend of players; of the blends that lie around it one is chosen,
on deals on which nothing is reported; best responses learn to beat that one. Whatever takes long
to compile is compiled side by side at the beginning. The player is kept as chosen.npz in the
folder, with its critic, and what the responses came to in bench/results/champion.json, with the
checksum of whom they met. Needs the extra `learn`, and `gpu` for a GPU.
"""

import argparse
import json
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from bench.blends import GAINS, OVER_GREEDY, Blend, Comparison
from bench.champion import PLAYERS, RESULT
from bench.exploit import LEGS, RUNS, Run, add_to_result, response, summary
from bench.learning import torch_device
from bench.turns import do_in_turn
from cordee.bots.champion import weights
from cordee.core.faults import CordeeError
from cordee.lab.learn import ship
from cordee.lab.learn.run import Leg
from cordee.lab.learn.settings import Settings

CHAMPION = weights.FOLDER / "cards.npz"
LEG, CHOICE = "leg", "choice"
KINDS = (0, 1)  # of the tables that are learnt at, those with the narrowest bars
SINGLE, MATCH = "classic:single", "classic"
DEALS = 16_384
# How much less than the champion's a blend's margin and its share of matches won may be, on the
# same deals: what the champion has to spare on the deals of bench.champion.
SPARE_POINTS, SPARE_WINS = 0.1, 0.002


@dataclass(frozen=True)
class Plan:
    """What a file says: shares are of `champion`, which is shipped, of the `leg` itself, or of
    whoever lies in bench/legs by that name."""

    leg: dict[str, Any]
    origin: dict[str, float]
    blends: list[dict[str, float]]

    @classmethod
    def read(cls, text: str) -> "Plan":
        try:
            told = tomllib.loads(Path(text).read_text("utf-8"))
            plan = cls(told["leg"], told["origin"], told["blends"])
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise argparse.ArgumentTypeError(f"{text} is not to be read: {error}") from None
        except KeyError as error:
            raise argparse.ArgumentTypeError(f"{text} says nothing of {error}") from None
        if wrong := plan.mistakes():
            raise argparse.ArgumentTypeError(f"{text}: {'; '.join(wrong)}")
        return plan

    def mistakes(self) -> list[str]:
        """What cannot be: settings that do not exist, shares of less or more than one player,
        players who are not there."""
        known = {field.name for field in fields(Settings)}
        found = [f"there is no setting {name}" for name in self.leg if name not in known]
        for shares in (self.origin, *self.blends):
            if abs(sum(shares.values()) - 1.0) > 1e-9:
                found.append(f"the shares of {', '.join(shares)} do not add up to one")
        blended = {name for shares in (self.origin, *self.blends) for name in shares} - {LEG}
        files = [path for name in sorted(blended) for path in blend_of({name: 1.0}, LEGS).shares]
        files += [Path(player(name)) for name in self.leg.get("elders", ())]
        files += [Path(player(self.leg["partner"]))] if "partner" in self.leg else []
        return found + [f"there is no file {path}" for path in files if not path.is_file()]

    def settings(self, folder: Path, **more: Any) -> Settings:
        """What the leg is made of."""
        told: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in self.leg.items()
        }
        told["elders"] = tuple(player(name) for name in told.get("elders", ()))
        if "partner" in told:
            told["partner"] = player(told["partner"])
        told |= {"origin": str(folder / "origin.npz")} | more
        return Settings.of("classic", **told).fitting()


def player(name: str) -> str:
    """The file of who is named in the league: in bench/players, or in bench/legs."""
    found = [path for path in PLAYERS.values() if path.stem == name]
    return str(found[0] if found else LEGS / f"{name}.npz")


def blend_of(shares: dict[str, float], folder: Path) -> Blend:
    """The blend of the files that the names in a plan stand for."""
    files = {"champion": CHAMPION, LEG: folder / "leg.npz"}
    return Blend({files.get(name, LEGS / f"{name}.npz"): part for name, part in shares.items()})


def choose(rows: list[dict[str, Any]]) -> int:
    """Which row: of those not behind the first one, the champion's, by more than is to spare, the
    one on which those who learnt to beat a champion gain least; if all are, the one least behind
    in single rounds."""
    champion = rows[0][OVER_GREEDY]
    others = range(1, len(rows))
    points = {
        n: rows[n][OVER_GREEDY][SINGLE]["margin"] - champion[SINGLE]["margin"] for n in others
    }
    wins = {n: rows[n][OVER_GREEDY][MATCH]["wins"] - champion[MATCH]["wins"] for n in others}
    gains = {n: sum(one["margin"] for one in rows[n][GAINS].values()) for n in others}
    fit = [n for n in others if points[n] >= -SPARE_POINTS and wins[n] >= -SPARE_WINS]
    return min(fit, key=lambda n: gains[n]) if fit else max(others, key=lambda n: points[n])


@dataclass(frozen=True)
class Choice:
    """A task: which player comes of the leg."""

    plan: Plan
    folder: Path
    deals: int
    device: str

    def __call__(self, wait: Callable[[], object]) -> None:
        comparison = Comparison(list(PLAYERS.values()), self.deals, self.device, KINDS)
        champion = Blend({CHAMPION: 1.0})
        rows = [comparison.row(champion)]  # which compiles whatever is needed, too
        wait()
        ship.ship(self.folder / LEG, self.folder / "leg.npz")
        blends = [champion, *(blend_of(shares, self.folder) for shares in self.plan.blends)]
        for blend in blends[1:]:
            rows.append(comparison.row(blend))
            print(json.dumps(rows[-1]), flush=True)
        which = choose(rows)
        print(f"chosen: {blends[which]}", flush=True)
        ship.blend(blends[which].shares, self.folder / "chosen.npz")
        told = {"rows": rows, "chosen": str(blends[which])}
        (self.folder / "choice.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("plan", type=Plan.read)
    parser.add_argument("--minutes", type=float, default=8.0, help="of the leg")
    parser.add_argument("--response-minutes", type=float, default=8.0)
    parser.add_argument("--updates", type=int, help="instead of minutes, for all of them")
    parser.add_argument("--lanes", type=int)
    parser.add_argument("--deals", type=int, default=DEALS, help="for the choice")
    parser.add_argument("--only", action="append", choices=[n for n in RUNS if n != "control"])
    parser.add_argument("--device", type=torch_device, default="cpu", help="cpu or gpu")
    parser.add_argument("--folder", type=Path, default=Path("season"))
    parser.add_argument("--result", type=Path, default=RESULT)
    given = parser.parse_args(arguments)
    if min(given.minutes, given.response_minutes) <= 0:
        parser.error("--minutes and --response-minutes take numbers above zero")
    if min(given.updates or 1, given.lanes or 1, given.deals) < 1:
        parser.error("--updates, --lanes and --deals take whole numbers from 1 on")
    try:
        given.folder.mkdir(parents=True, exist_ok=True)
        ship.blend(blend_of(given.plan.origin, given.folder).shares, given.folder / "origin.npz")
    except CordeeError as error:
        print(error, file=sys.stderr)
        return 2
    size = {"lanes": given.lanes} if given.lanes else {}
    chosen = given.folder / "chosen.npz"

    def run(name: str, settings: Settings, minutes: float) -> Run:
        leg = Leg(None if given.updates else minutes, given.updates)
        return Run(name, settings, leg, given.folder, given.device)

    responses = given.only or ["warm", "zero"]
    tasks = {
        LEG: run(LEG, given.plan.settings(given.folder, **size), given.minutes),
        CHOICE: Choice(given.plan, given.folder, given.deals, given.device),
    } | {
        name: run(name, response(name, str(chosen), **size), given.response_minutes)
        for name in responses
    }  # fmt: skip
    done = do_in_turn(tasks)
    ended = [given.folder / name for name in done if name in responses]
    if CHOICE in done and ended:
        print(json.dumps(add_to_result(summary(weights.read(chosen), ended), given.result)))
    return 0 if len(done) == len(tasks) else 1


if __name__ == "__main__":
    sys.exit(main())
