"""A ladder as a picture: one line a bot, a dot for its rating and a bar for the doubt."""

from xml.sax.saxutils import escape

from cordee.lab.ladder import Ladder

WIDTH, LEFT, RIGHT, LINE, TOP = 720, 150, 90, 30, 46
INK, SOFT, DOT = "#22303c", "#c9d2d9", "#b5542c"
STEPS = (10, 20, 50, 100, 200, 500, 1000)
MOST_MARKS = 8


def svg(ladder: Ladder, title: str) -> str:
    """The picture; `title` stands above it."""
    low = min(one.rating - one.doubt for one in ladder.bots)
    high = max(one.rating + one.doubt for one in ladder.bots)
    step = next((s for s in STEPS if (high - low) / s <= MOST_MARKS), STEPS[-1])
    height = TOP + LINE * (len(ladder.bots) + 1)

    def across(rating: float) -> float:
        share = (rating - low) / max(high - low, 1.0)
        return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="sans-serif" font-size="14" fill="{INK}" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="16" y="24" font-weight="bold">{escape(title)}</text>',
    ]
    mark = int(-(-low // step)) * step
    while mark <= high:
        x = across(mark)
        parts.append(f'<path d="M{x} {TOP - 8}V{height - LINE}" stroke="{SOFT}"/>')
        parts.append(f'<text x="{x}" y="{height - 10}" text-anchor="middle">{mark}</text>')
        mark += step
    for n, one in enumerate(ladder.bots):
        y = TOP + LINE * n + 8
        ends = across(one.rating - one.doubt), across(one.rating + one.doubt)
        name, told = escape(one.bot), round(one.rating)
        parts.append(f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">{name}</text>')
        parts.append(f'<path d="M{ends[0]} {y}H{ends[1]}" stroke="{INK}" stroke-width="2"/>')
        parts.append(f'<circle cx="{across(one.rating)}" cy="{y}" r="5" fill="{DOT}"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 14}" y="{y + 5}">{told}</text>')
    return "\n".join([*parts, "</svg>\n"])
