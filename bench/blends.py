"""Which player to ship of those that lie between and beyond the legs of a run:

    python -m bench.blends "hardened.npz" "hardened.npz=1.3 version-4.npz=-0.3" --device gpu

Each blend plays against the rule of thumb and against everybody in bench/players, who learnt to
beat a champion, on the same duplicate deals, which are other ones than those of bench.champion;
those in bench/players have a quarter of them, as there blends differ by more. A
blend is players' files with their shares, which add up to one. Needs the extra `learn`.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.champion import PLAYERS
from bench.learning import torch_device
from cordee.bots.champion.layout import layout_of
from cordee.core.faults import CordeeError
from cordee.lab.learn import ship
from cordee.lab.learn.network import Actor, load_arrays
from cordee.lab.learn.precision import precision_on
from cordee.lab.learn.settings import tables_of
from cordee.lab.learn.trial import Trial, Verdict

DEALS = 4_096
SEED = 0xB1E4D  # deals on which nothing is reported
OVER_GREEDY, GAINS = "over greedy@1", "gains"  # what a blend makes of one, and others make of it


@dataclass(frozen=True)
class Blend:
    """Players' files, each with its share."""

    shares: dict[Path, float]

    @classmethod
    def read(cls, text: str) -> "Blend":
        shares = {}
        for part in text.split():
            file, _, share = part.partition("=")
            if not Path(file).is_file():
                raise argparse.ArgumentTypeError(f"there is no file {file}")
            try:
                shares[Path(file)] = float(share or 1.0)
            except ValueError:
                raise argparse.ArgumentTypeError(f"{share} is no share of {file}") from None
        if abs(sum(shares.values()) - 1.0) > 1e-9:
            raise argparse.ArgumentTypeError(f"the shares of {text!r} do not add up to one")
        return cls(shares)

    def __str__(self) -> str:
        return " ".join(f"{path.stem}={share:g}" for path, share in self.shares.items())


class Bout:
    """Blends against the rule of thumb, or one rival, at one kind of table."""

    def __init__(self, kind: int, deals: int, device: str, rival: Path | None = None) -> None:
        game, tables, lessons = tables_of("classic")
        self.device = device
        self.precision = precision_on(device, half=True)
        self.layout = layout_of(game)
        self.trial = Trial(
            game, [tables[kind]], [lessons[kind].title], self.layout, deals=deals, device=device,
            precision=self.precision, rival=self.player({rival: 1.0}) if rival else None,
        )  # fmt: skip

    def player(self, shares: dict[Path, float]) -> Actor:
        arrays = ship.network_arrays(ship.blended(shares))
        found: Actor = Actor(self.layout, len(arrays[ship.SEES]), ship.blocks_of(arrays))
        load_arrays(found, arrays)
        found.to(self.device, self.precision)
        return found

    def judge(self, blend: Blend, seed: int = SEED) -> Verdict:
        found: Verdict = self.trial.judge(self.player(blend.shares), seed=seed)[0]
        return found


class Comparison:
    """Where blends are compared: against the rule of thumb at kinds of tables, and against rivals
    in single rounds, on a quarter of the deals."""

    def __init__(
        self, rivals: list[Path], deals: int, device: str, kinds: Sequence[int] = range(3)
    ) -> None:
        self.deals = deals
        self.thumb = [Bout(kind, deals, device) for kind in kinds]
        few = max(deals // 4, 1)
        self.bouts = {path.stem: Bout(0, few, device, path) for path in rivals}

    def row(self, blend: Blend) -> dict[str, Any]:
        """What it makes of the rule of thumb, and what each rival makes of it."""
        told = [bout.judge(blend) for bout in self.thumb]
        lost = {name: bout.judge(blend) for name, bout in self.bouts.items()}
        return {
            "blend": str(blend), "deals": self.deals,
            OVER_GREEDY: {
                one.title: {"margin": one.margin, "doubt": one.doubt, "wins": one.wins}
                for one in told
            },
            GAINS: {
                name: {"margin": -one.margin, "doubt": one.doubt} for name, one in lost.items()
            },
        }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("blends", nargs="+", type=Blend.read)
    parser.add_argument("--device", type=torch_device, default="cpu", help="cpu or gpu")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--rival", type=Path, action="append", default=list(PLAYERS.values()))
    given = parser.parse_args()
    if given.deals < 1:
        parser.error("--deals takes a whole number from 1 on")
    try:
        comparison = Comparison(given.rival, given.deals, given.device)
        for blend in given.blends:
            print(json.dumps(comparison.row(blend)), flush=True)
    except CordeeError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
