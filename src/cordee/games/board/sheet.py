"""The score sheet: paths, tiles, floors and artefacts of a finished round as labelled lines."""

from cordee.core.contract import Table, View
from cordee.core.score import Line, Score
from cordee.games.board.notation import COLOUR_NAMES, LETTERS
from cordee.games.board.scoring import LEADER, artefact_points, floored, path_points

TILES, FINDS, FLOOR = "tiles", "finds", "floor"
ARTEFACTS, LAST_FLOOR = "artefacts", "last-floor"
RENAMED = "="  # between the letter of a path and the colour an owner's data give it
LABELS = (TILES, FINDS, FLOOR, ARTEFACTS, LAST_FLOOR)


def round_scores(table: Table, view: View, chapter: int) -> tuple[Score, ...]:
    """What each seat made of the round a spectator sees lying there."""
    scores = []
    for seat in range(int(table.seats)):
        before = int(view.totals[seat]) - int(view.points[seat])
        is_last = chapter + 1 == table.rounds
        lines = seat_lines(table, view, chapter, seat, before, is_last=is_last)
        scores.append(Score(seat, (seat,), sum(line.points for line in lines), tuple(lines)))
    return tuple(scores)


def seat_lines(
    table: Table, view: View, chapter: int, seat: int, before: int, *, is_last: bool,
    finds: int | None = None,
) -> list[Line]:  # fmt: skip
    """The lines of one seat that had `before` points when the round began.

    `finds` are artefact tiles to be noted: they count once the game is over.
    """
    lines = []
    for c, letter in enumerate(LETTERS):
        step, is_leader = int(view.pawns[seat, c]), bool(view.leader[seat] == c)
        points = int(path_points(table, step, is_leader))
        formula = path_formula(table, step, is_leader=is_leader)
        lines.append(Line(path_label(table, c, letter), formula, points, chapter, seat))
    tiles = int(view.tile_points[seat])
    lines.append(Line(TILES, str(tiles), tiles, chapter, seat))
    if finds is not None:
        lines.append(Line(FINDS, str(finds), 0, chapter, seat))
    total = before + sum(line.points for line in lines)
    lines += _floor(FLOOR, total, chapter, seat)
    if is_last:
        artefacts = int(view.artefacts[seat])
        points = int(artefact_points(table, artefacts))
        lines.append(Line(ARTEFACTS, f"{artefacts} : {points}", points, chapter, seat))
        if table.final_floor:
            lines += _floor(LAST_FLOOR, int(floored(total)) + points, chapter, seat)
    return lines


def path_label(table: Table, c: int, letter: str) -> str:
    """`w`, or `w=violet` where the path is not called what its letter stands for."""
    colour = int(table.colours[c])
    return letter if colour == c else f"{letter}{RENAMED}{COLOUR_NAMES[colour]}"


def path_formula(table: Table, step: int, *, is_leader: bool) -> str:
    """`30 x2 = 60`: the square a pawn stands on, and the leader."""
    if step == 0:
        return "0"
    value = int(table.steps[step - 1])
    return f"{value} x{LEADER} = {value * LEADER}" if is_leader else str(value)


def _floor(label: str, total: int, chapter: int, seat: int) -> list[Line]:
    """What is given back to somebody who would have less than nothing."""
    if total >= 0:
        return []
    return [Line(label, f"{total} + {-total} = 0, +{-total}", -total, chapter, seat)]
