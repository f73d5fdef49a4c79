"""The score sheet: a victory, the characters controlled, their strength."""

from cordee.core.contract import Table, View
from cordee.core.score import Line, Score
from cordee.games.island.state import CHARS
from cordee.games.island.victory import CHARACTER_POINTS, VICTORY_POINTS

VICTORY, CHARACTERS, STRENGTH = "victory", "characters", "strength"
LABELS = (VICTORY, CHARACTERS, STRENGTH)


def scores(table: Table, view: View, chapter: int) -> tuple[Score, ...]:
    """What each seat has at the end."""
    found = []
    for seat in range(int(table.seats)):
        own = [c for c in range(CHARS) if view.owner[c] == seat]
        strength = sum(int(table.char_strength[c]) for c in own)
        lines = seat_lines(len(own), strength, won=view.victor == seat, chapter=chapter, seat=seat)
        found.append(Score(seat, (seat,), sum(line.points for line in lines), tuple(lines)))
    return tuple(found)


def seat_lines(many: int, strength: int, *, won: bool, chapter: int, seat: int) -> list[Line]:
    """The lines of one seat."""
    victory = VICTORY_POINTS if won else 0
    points = many * CHARACTER_POINTS
    return [
        Line(VICTORY, str(victory), victory, chapter, seat),
        Line(CHARACTERS, f"{many} x {CHARACTER_POINTS} = {points}", points, chapter, seat),
        Line(STRENGTH, str(strength), strength, chapter, seat),
    ]
