"""The score sheet: expeditions, artefacts, refusals and bridges as labelled lines."""

from cordee.core.contract import Table, View
from cordee.core.score import Line, Score
from cordee.games.roll.columns import TICKED, filled, round_box
from cordee.games.roll.notation import LETTERS
from cordee.games.roll.scoring import bridges_paid, column_points
from cordee.games.roll.state import COLOURS

ARTEFACT_TRACK, REFUSAL_TRACK, BRIDGES = "artefact-track", "refusal-track", "bridges"
LABELS = (ARTEFACT_TRACK, REFUSAL_TRACK, BRIDGES)


def scores(table: Table, view: View, chapter: int) -> tuple[Score, ...]:
    """What each seat's sheet is worth as a spectator sees it."""
    found = []
    for seat in range(int(table.seats)):
        lines = seat_lines(table, view, seat, chapter)
        found.append(Score(seat, (seat,), sum(line.points for line in lines), tuple(lines)))
    return tuple(found)


def seat_lines(table: Table, view: View, seat: int, chapter: int) -> list[Line]:
    """The lines of one sheet, from left to right and the bridges last."""
    lines = []
    for c in range(COLOURS):
        column = int(view.columns[seat, c])
        points = int(column_points(table, column))
        lines.append(Line(LETTERS[c], column_formula(table, column, points), points, chapter))
    for label, marks, scale in (
        (ARTEFACT_TRACK, int(view.artefacts[seat]), table.artefact_points),
        (REFUSAL_TRACK, int(view.refusals[seat]), table.refusal_points),
    ):
        points = int(scale[marks])
        lines.append(Line(label, f"{marks}: {points}" if marks else "0", points, chapter))
    many, each = int(bridges_paid(int(view.bonus[seat]))), int(table.bridge_points)
    formula = f"{many} x {each} = {many * each}" if many else "0"
    return [*lines, Line(BRIDGES, formula, many * each, chapter)]


def column_formula(table: Table, column: int, points: int) -> str:
    """`8: 35, x2 = 70`: boxes filled, what they are worth, doubled or not."""
    if column == 0:
        return "0"
    boxes = int(filled(column))
    once = f"{boxes}: {int(table.box_points[boxes])}"
    return f"{once}, x2 = {points}" if round_box(column) == TICKED else once
