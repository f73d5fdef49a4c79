"""The curve of a run as a picture: points ahead of the other player over the time learnt."""

from typing import Any

WIDTH, HEIGHT, EDGE = 640, 360, 56
COLOURS = ("#1f5fa8", "#b3541e", "#3b7d3b", "#7a3b8f")


def svg(curve: list[dict[str, Any]], title: str, rival: str = "greedy@1") -> str:
    """A plain picture without scripts or fonts of its own."""
    seconds = [point["seconds"] for point in curve] or [1.0]
    lines: dict[str, list[tuple[float, float]]] = {}
    for point in curve:
        for one in point["trials"]:
            lines.setdefault(one["title"], []).append((point["seconds"], one["margin"]))
    margins = [y for line in lines.values() for _, y in line] or [0.0]
    low, high = min(*margins, 0.0), max(*margins, 1.0)
    far = max(seconds)

    def place(x: float, y: float) -> tuple[float, float]:
        across = EDGE + (WIDTH - 2 * EDGE) * x / far
        return across, HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (y - low) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{EDGE}" y="24">{title}: points a game ahead of {rival}</text>',
    ]
    for y in dict.fromkeys((low, 0.0, high)):
        across, down = place(0.0, y)
        parts.append(
            f'<line x1="{across:.0f}" x2="{WIDTH - EDGE}" y1="{down:.1f}" y2="{down:.1f}" '
            f'stroke="#ccc"/><text x="8" y="{down + 4:.1f}">{y:+.0f}</text>'
        )
    for x in (0.0, far / 2, far):
        across, _ = place(x, low)
        parts.append(f'<text x="{across - 12:.0f}" y="{HEIGHT - 20}">{x:.0f} s</text>')
    for n, (name, line) in enumerate(lines.items()):
        colour = COLOURS[n % len(COLOURS)]
        path = " ".join(f"{a:.1f},{b:.1f}" for a, b in (place(*point) for point in line))
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{EDGE + 150 * n}" y="40" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])
