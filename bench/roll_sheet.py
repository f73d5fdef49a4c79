"""Is the house sheet of `roll` balanced? Greedy players use every column, game after game.

    python -m bench.roll_sheet [games] [seats]

For each expedition: mean points, share of sheets on which all nine boxes were filled, share with a
ticked round box, share that paid a bridge. And the two figures of the bar: the largest difference
of mean points between two columns, and of completion rates as a share of their mean.
"""

import json
import sys
from typing import Any

import numpy as np

from cordee import games
from cordee.bots.duels import play_match
from cordee.core import records
from cordee.core.chance import SOURCES
from cordee.core.compile import rule, wide
from cordee.core.contract import Numbers
from cordee.games.roll.columns import TICKED, filled, round_box
from cordee.games.roll.notation import LETTERS
from cordee.games.roll.scoring import column_points, seat_points
from cordee.games.roll.state import BOXES, COLOURS, SEATS

GREEDY = 1
POINTS, FULL, TICKS, BRIDGES, BOXES_FILLED = range(5)
MOST_MOVES = 100_000


@rule
def play_many(
    tables: Any, states: Any, views: Any, out: Any, worth: Any, draws: Any, policies: Any,
    first: int, count: int, low: np.uint64, columns: Numbers, whole: Numbers,
) -> None:  # fmt: skip
    """Adds up columns[c] over the sheets of many games, and whole: points, turns, marks."""
    t, s, v = tables[0], states[0], views[0]
    for game in range(first, first + count):
        high = np.uint64(game)
        play_match(t, s, v, out, worth, draws, policies, high, low, high, MOST_MOVES)
        whole[1] += s.turn
        for seat in range(t.seats):
            whole[0] += seat_points(t, s, seat)
            whole[2] += s.artefacts[seat]
            whole[3] += s.refusals[seat]
            whole[4] += 1.0 if s.ended == 1 else 0.0
            for c in range(COLOURS):
                column = wide(s.columns[seat, c])
                columns[c, POINTS] += column_points(t, column)
                columns[c, FULL] += 1.0 if filled(column) == BOXES else 0.0
                columns[c, TICKS] += 1.0 if round_box(column) == TICKED else 0.0
                columns[c, BRIDGES] += wide(s.bonus[seat]) >> c & 1
                columns[c, BOXES_FILLED] += filled(column)


def measure(many: int, seats: int, boxes: Any = None, seed: int = 1) -> dict[str, Any]:
    """The figures of so many games; `boxes`, (acceleration, artefact) bits, replaces the sheet."""
    game = games["roll"]
    tables, states = records.new(game.table_type), records.new(game.state_type)
    table = game.table(game.options(), seats, game.builtin_data())
    if boxes is not None:
        table.accelerations[:], table.artefact_boxes[:] = boxes
    tables[0] = table
    actions, worth = np.zeros(game.actions, np.int16), np.zeros(game.actions, np.float32)
    draws, views = np.zeros(SOURCES, np.int64), records.new(game.view_type)
    columns, whole = np.zeros((COLOURS, 5)), np.zeros(5)
    policies = np.full(SEATS, GREEDY, np.int64)
    play_many(
        tables, states, views, actions, worth, draws, policies, 0, many, np.uint64(seed), columns,
        whole,
    )  # fmt: skip
    columns /= many * seats
    points, full = columns[:, POINTS], columns[:, FULL]
    return {
        "games": many,
        "seats": seats,
        "columns": {
            letter: {
                "mean points": round(float(columns[c, POINTS]), 2),
                "completed": round(float(columns[c, FULL]), 4),
                "ticked": round(float(columns[c, TICKS]), 4),
                "bridge paid": round(float(columns[c, BRIDGES]), 4),
                "boxes": round(float(columns[c, BOXES_FILLED]), 2),
            }
            for c, letter in enumerate(LETTERS)
        },
        "largest difference of mean points": round(float(points.max() - points.min()), 2),
        "largest difference of completion rates, share of the mean": round(
            float((full.max() - full.min()) / full.mean()), 4
        ),
        "mean score": round(float(whole[0]) / (many * seats), 2),
        "mean turns": round(float(whole[1]) / many, 2),
        "mean artefacts": round(float(whole[2]) / (many * seats), 2),
        "mean refusals": round(float(whole[3]) / (many * seats), 2),
        "ended by exhaustion": round(float(whole[4]) / (many * seats), 4),
    }


def main(arguments: list[str]) -> None:
    many, seats = ([int(word) for word in arguments] + [20_000, 4][len(arguments) :])[:2]
    print(json.dumps(measure(many, seats), indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])
