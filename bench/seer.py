"""What there is to gain from the rule of thumb: `python -m bench.seer --device cuda` lets the
champion's learner learn against greedy@1 alone, but with eyes that see the other hand, and adds the
curve to bench/results/champion.json.

No honest player can see as much, so what such a one gains in the same time is more than a better
guess at the hidden cards could bring.
"""

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from bench.champion import RESULT, of_run
from cordee.bots.champion.layout import Layout, layout_of
from cordee.lab.learn.run import Leg, learn
from cordee.lab.learn.settings import GREEDY, Settings, tables_of


def seeing(game: str) -> Layout:
    """The layout of a game whose seats see each other's hands: what follows a seat's own numbers
    are those of the next seat."""
    rules, *_ = tables_of(game)
    layout = layout_of(rules)
    return replace(
        layout, groups=np.concatenate([layout.groups, layout.hidden + rules.observation], axis=1)
    )


def tell(point: dict[str, Any]) -> None:
    margins = {one["title"]: round(one["margin"], 1) for one in point["trials"]}
    print(round(point["seconds"]), point["decisions"], margins, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--lanes", type=int)
    given = parser.parse_args()
    settings = Settings(rival=GREEDY, test_deals=2_048)
    if given.lanes:
        settings = replace(settings, lanes=given.lanes).fitting()
    with TemporaryDirectory() as folder:
        learn(
            settings, Leg(minutes=given.minutes), Path(folder), device=given.device,
            tell=tell, layout=seeing(settings.game),
        )  # fmt: skip
        told = of_run(Path(folder))
    kept: dict[str, Any] = json.loads(RESULT.read_text("utf-8"))
    kept.setdefault("other runs", {})["seeing-the-other-hand"] = told
    RESULT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
