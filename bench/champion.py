"""How strong the champion is: `python -m bench.champion` plays it on duplicate deals and writes
bench/results/champion.json. `--part` plays one part and leaves the rest of the file as it is;
among them are those in bench/players, who learnt to beat a champion and nothing else;
`--run FOLDER` adds the curve of the kept run it comes from, `--other FOLDER` that of another run
of `cordee learn`, such as a best response, and `--trial FILE` a large trial made on a GPU after it.

Between strong players margins are told without the luck of the draw, too (`cordee.lab.fortune`):
those scatter less. Deals are shared out between processes; how many changes no game.
"""

import argparse
import json
import os
import platform
import random
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from cordee import games
from cordee.bots import Bot, make
from cordee.bots.champion import ChampionBot, ChampionPlusBot
from cordee.bots.champion.plus import Effort
from cordee.bots.champion.weights import FOLDER, checksum, read
from cordee.core.cache import source_hash
from cordee.core.game import MOST_SEATS
from cordee.core.match import Match
from cordee.core.turn import Decide
from cordee.core.version import VERSION
from cordee.lab import arena
from cordee.lab.fortune import Fortune
from cordee.lab.learn.ship import by_name

RESULT = Path(__file__).parent / "results" / "champion.json"
SOURCES = ("core", "games", "bots")
CHAMPION, PLUS, GREEDY = "champion", "champion+", "greedy@1"
# What is played: game, variant, who is measured, against whom.
MATCHES: dict[str, tuple[str, str | None, str, str]] = {
    "single rounds against greedy@1": ("classic", "single", CHAMPION, GREEDY),
    "three-round matches against greedy@1": ("classic", None, CHAMPION, GREEDY),
    "duel against greedy@1": ("duel", None, CHAMPION, GREEDY),
    "duel with Exploits against greedy@1": ("duel", "exploits", CHAMPION, GREEDY),
    "single rounds against search:6": ("classic", "single", CHAMPION, "search:6"),
    "champion+ against champion": ("classic", "single", PLUS, CHAMPION),
}
SELF_PLAY, ANSWER = "self-play", "answer"
WITHOUT_LUCK = "without the luck of the draw"
PLAYERS = {  # who learnt to beat one champion: what such a one makes of the champion there is now
    f"gain of {path.stem}": path
    for path in sorted((Path(__file__).parent / "players").glob("*.npz"))
    if not path.stem.endswith("-critic")
}
PARTS = (*MATCHES, *PLAYERS, SELF_PLAY, ANSWER)
SLOW = ("search", PLUS)  # who thinks long is only played when asked for, and on fewer deals
DEALS, FEWER_DEALS, SLOW_DEALS = 5_000, 2_000, 200
ROUNDS = 10_000  # of self-play
CURVE = (
    "seconds", "decisions", "decisions_a_second", "mean_points", "stalled", "partner_gain",
    "trials",
)  # fmt: skip


@dataclass(frozen=True)
class Meeting:
    """Two players on one deal, from both seats: bots by their names, or files of players."""

    game: str
    variant: str | None
    measured: str | Path
    other: str | Path
    deal: int

    @property
    def tells_luck(self) -> bool:
        """Not against the rule of thumb: thousands of deals are quickly played there."""
        return self.other != GREEDY

    def play(self) -> tuple[float, float, float, float]:
        """What the first one makes of it: points ahead, share won, points, luck."""
        game, found = games[self.game], []
        players = (self.measured, self.other)
        fortune = Fortune(game)
        for turned in (0, 1):
            seed = self.deal << 64 | 1  # as in `cordee match --seed 1`
            match = game.start(2, seed, game.options(self.variant))
            bots = [seated(players[arena.bot_in(seat, turned, 2)]) for seat in (0, 1)]
            over = arena.play_match(match, bots, random.Random(self.deal * MOST_SEATS + turned))
            points = {score.side: score.total for score in over.scores}
            won = float(turned in over.winners) / len(over.winners)
            luck = fortune.luck(match) * (1 - 2 * turned) if self.tells_luck else 0.0
            found.append((points[turned] - points[1 - turned], won, points[turned], luck))
        return tuple(np.mean(found, axis=0).tolist())


def seated(player: str | Path) -> Bot:
    return ChampionBot(weights=read(player)) if isinstance(player, Path) else make(player)


def meetings(part: str, deals: int) -> list[Meeting]:
    """What a part consists of."""
    if part in PLAYERS:
        return [
            Meeting("classic", "single", PLAYERS[part], CHAMPION, deal) for deal in range(deals)
        ]
    return [Meeting(*MATCHES[part], deal) for deal in range(deals)]


def against(part: str, deals: int, processes: int) -> dict[str, Any]:
    """What is made of an opponent, each deal from both seats."""
    met = meetings(part, deals)
    with arena.pool_of(processes) as pool:
        found = np.array(list(pool.map(Meeting.play, met, chunksize=4)))
    lead, won, points, luck = found.T
    margin, margin_95 = mean_and_range(lead)
    told: dict[str, Any] = {"effort": asdict(Effort())} if PLUS in part else {}
    told |= {
        "deals": deals, "win_rate": float(won.mean()), "margin": margin, "margin_95": margin_95,
        "mean_score": float(points.mean()),
    }  # fmt: skip
    if met[0].tells_luck:
        margin, margin_95 = mean_and_range(lead - luck)
        told[WITHOUT_LUCK] = {"margin": margin, "margin_95": margin_95}
    return told


def mean_and_range(found: np.ndarray) -> tuple[float, list[float]]:
    """The mean over deals, and where it lies with 95 %."""
    mean, doubt = float(found.mean()), float(found.std(ddof=1) / np.sqrt(len(found)))
    return mean, [mean - arena.CONFIDENCE * doubt, mean + arena.CONFIDENCE * doubt]


def is_slow(part: str) -> bool:
    """Whether somebody in it thinks long."""
    return any(name in part for name in SLOW)


def deals_of(part: str) -> int:
    """As many as the bars ask for, fewer where luck is taken out."""
    if is_slow(part):
        return SLOW_DEALS
    return FEWER_DEALS if part in PLAYERS else DEALS


def play_itself(seed: int) -> tuple[float, int]:
    """Mean points of a round and whether the stall limit ended it."""
    game = games["classic"]
    match = game.start(2, seed, game.options("single"))
    bot, rng = ChampionBot(), random.Random(seed)
    while isinstance(match.turn, Decide):
        seat = match.turn.seats[0]
        view = match.view(seat)
        match.submit(seat, bot.choose(view, view.moves, rng))
    return _mean(match), int(match._state["ended"] == 2)


def _mean(match: Match) -> float:
    return float(np.mean([score.total for score in match.chapters[0]]))


def self_play(rounds: int, processes: int) -> dict[str, Any]:
    """How rounds between two champions end."""
    with arena.pool_of(processes) as pool:
        found = list(pool.map(play_itself, range(rounds), chunksize=10))
    return {
        "rounds": rounds, "mean_points": float(np.mean([points for points, _ in found])),
        "stalled": float(np.mean([stalled for _, stalled in found])),
    }  # fmt: skip


def answer_time(bot: Bot, decisions: int = 300) -> dict[str, Any]:
    """Milliseconds an answer on one core, over the decisions of a match."""
    rng, taken = random.Random(1), []
    match = games["classic"].start(2, 1)
    for _ in range(decisions):
        if not isinstance(match.turn, Decide):
            break
        seat = match.turn.seats[0]
        view = match.view(seat)
        moves = view.moves
        begun = time.perf_counter()
        move = bot.choose(view, moves, rng)
        taken.append(1000 * (time.perf_counter() - begun))
        match.submit(seat, move)
    return {"median_ms": float(np.median(taken)), "p99_ms": float(np.quantile(taken[5:], 0.99))}


def of_run(folder: Path) -> dict[str, Any]:
    """What a kept run tells of itself."""
    told = json.loads((folder / "run.json").read_text("utf-8"))
    curve = [{name: point[name] for name in CURVE if name in point} for point in told["curve"]]
    return {
        "settings": by_name(told["settings"]), "curve": curve,
        **{name: told[name] for name in ("updates", "decisions", "seconds")},
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", action="append", choices=PARTS)
    parser.add_argument(
        "--deals",
        type=int,
        help="5,000, against kept players 2,000, and 200 where somebody thinks long",
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--run", type=Path)
    parser.add_argument("--other", type=Path, action="append", default=[])
    parser.add_argument("--trial", type=Path)
    given = parser.parse_args()
    kept: dict[str, Any] = json.loads(RESULT.read_text("utf-8")) if RESULT.exists() else {}
    bot = ChampionBot()
    kept |= {
        "cordee": VERSION, "sources": source_hash(SOURCES), "command": "python -m bench.champion",
        "machine": platform.machine(), "cores": os.cpu_count(),
        "weights": {
            "file_bytes": (FOLDER / "cards.npz").stat().st_size,
            "numbers": sum(array.size for array in bot.weights.arrays.values()),
            "checksum": checksum(bot.weights.arrays).hex(),
        },
    }  # fmt: skip
    only_kept = given.run or given.other or given.trial
    usual = () if only_kept else [part for part in PARTS if not is_slow(part)]
    for part in given.part or usual:
        if part == ANSWER:
            kept[part] = answer_time(ChampionBot()) | {PLUS: answer_time(ChampionPlusBot())}
        elif part == SELF_PLAY:
            kept[part] = self_play(ROUNDS, given.processes)
        else:
            kept[part] = against(part, given.deals or deals_of(part), given.processes)
        print(part, json.dumps(kept[part]), flush=True)
    if given.run is not None:
        kept["training"] = of_run(given.run)
    for folder in given.other:
        kept.setdefault("other runs", {})[folder.name] = of_run(folder)
    if given.trial is not None:
        kept["trial on the GPU against greedy@1"] = json.loads(given.trial.read_text("utf-8"))
    RESULT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
