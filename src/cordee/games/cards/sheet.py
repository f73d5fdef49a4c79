"""The score sheet: every row, penalty and Exploit of a finished round as a labelled line."""

from cordee.core.contract import Table, View
from cordee.core.score import Line, Score
from cordee.games.cards.cards import camp_of, size, values, wagers
from cordee.games.cards.notation import EXPLOIT_CODES
from cordee.games.cards.scoring import row_points
from cordee.games.cards.state import EXPLOITS_DRAWN

HAND = "hand"
EXPLOIT = "exploit-"


def round_scores(
    table: Table, view: View, letters: str, chapter: int, sides: tuple[tuple[int, ...], ...]
) -> tuple[Score, ...]:
    """What each side made of the round a spectator sees lying there."""
    scores = []
    for side, seats in enumerate(sides):
        camps = sorted({int(camp_of(table, seat)) for seat in seats})
        lines = [line for camp in camps for line in camp_lines(table, view, letters, chapter, camp)]
        total = sum(line.points for line in lines)
        scores.append(Score(side, seats, total, tuple(lines)))
    return tuple(scores)


def camp_lines(table: Table, view: View, letters: str, chapter: int, camp: int) -> list[Line]:
    """The lines of one side of the table: rows, Exploits, hands."""
    lines = []
    for c in range(int(table.colours)):
        row = int(view.rows[camp, c])
        points = int(row_points(table, row))
        lines.append(Line(letters[c], row_formula(table, row, points), points, chapter, camp))
    if table.exploits:
        points = int(table.exploit_points)
        for place in range(EXPLOITS_DRAWN):
            if view.owners[place] == camp:
                code = EXPLOIT + EXPLOIT_CODES[int(view.exploits[place])]
                lines.append(Line(code, f"+{points}", points, chapter, camp))
    if table.penalty:
        for seat in range(int(table.seats)):
            if camp_of(table, seat) == camp:
                held = sum(int(values(int(cards))) for cards in view.hands[seat])
                lines.append(Line(HAND, str(-held), -held, chapter, camp))
    return lines


def row_formula(table: Table, row: int, points: int) -> str:
    """`35 - 20 = 15, x3 = 45, +20 = 65`: the sum as one would write it down."""
    if row == 0:
        return "0"
    total, cost, factor = int(values(row)), int(table.contract), 1 + int(wagers(row))
    steps = [f"{total} - {cost} = {total - cost}"]
    if factor > 1:
        steps.append(f"x{factor} = {(total - cost) * factor}")
    if size(row) >= table.bonus_cards:
        steps.append(f"+{int(table.bonus)} = {points}")
    return ", ".join(steps)
