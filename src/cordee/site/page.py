"""A plain page that shows the service is alive: the games and the open tables."""

from html import escape

from cordee import games
from cordee.core.version import VERSION
from cordee.site.api.wire import TableLine
from cordee.site.service import Site

STYLE = """
body { font: 18px/1.5 Georgia, serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem;
       background: #f6f0e3; color: #2e261c; }
h1 { font-size: 2rem; margin-bottom: 0; } h2 { font-size: 1.2rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .3rem .5rem;
       border-bottom: 1px solid #cbbf9f; } .quiet { color: #6b5d45; }
@media (prefers-color-scheme: dark) { body { background: #211c15; color: #eee3cc; }
       td, th { border-color: #4a4030; } .quiet { color: #b5a686; } }
"""


def front(site: Site, lines: list[TableLine]) -> str:
    """The page; every word that people typed is escaped."""
    rows = "".join(_row(line) for line in lines)
    tables = (
        f"<table><tr><th>Table</th><th>Jeu</th><th>Places</th><th></th></tr>{rows}</table>"
        if lines
        else "<p class=quiet>Aucune table ouverte. / No open table.</p>"
    )
    state = "" if site.is_ready else f"<p>{_progress(site)}</p>"
    names = ", ".join(escape(name) for name in games)
    return (
        "<!doctype html><html lang=fr><head><meta charset=utf-8><title>Cordée</title>"
        "<meta name=viewport content='width=device-width, initial-scale=1'>"
        "<link rel=stylesheet href=/style.css></head><body><h1>Cordée</h1>"
        f"<p class=quiet>{VERSION} · {names}</p>{state}"
        f"<h2>Tables ouvertes / Open tables</h2>{tables}</body></html>"
    )


def _progress(site: Site) -> str:
    warming = site.warming
    doing = escape(warming.doing)
    return f"Préparation des jeux / Preparing the games: {warming.done}/{warming.steps} {doing}"


def _row(line: TableLine) -> str:
    seats = ", ".join(escape(seat.bot or seat.name or "–") for seat in line.seats)
    return (
        f"<tr><td>{escape(line.id)}</td><td>{escape(line.game)}</td><td>{seats}</td>"
        f"<td>{escape(line.status)}</td></tr>"
    )
