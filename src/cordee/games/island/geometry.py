"""§ 2, 4: the island in offset rows, odd rows shifted half a hex to the right.

Sites are named by column and row: `a1` is the north-west corner. Start hexes lie around the shore,
numbered clockwise from the north-west.
"""

from functools import cache

from cordee.games.island.state import DIRECTIONS, LOCS, SITES, STARTS, WIDTH

WAYS = ("ne", "e", "se", "sw", "w", "nw")
_EVEN = ((-1, 0), (0, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
_ODD = ((-1, 1), (0, 1), (1, 1), (1, 0), (0, -1), (-1, 0))


def neighbour(row: int, column: int, way: int) -> tuple[int, int]:
    """The cell in a direction, on the island or not."""
    down, right = (_ODD if row % 2 else _EVEN)[way]
    return row + down, column + right


def site_name(site: int) -> str:
    return f"{'abcdefgh'[site % WIDTH]}{site // WIDTH + 1}"


@cache
def start_cells(size: int) -> tuple[tuple[int, int], ...]:
    """The cells beside the shore, clockwise from the north-west."""
    cells = {
        cell
        for row in range(size)
        for column in range(size)
        for way in range(DIRECTIONS)
        if not _is_inside(cell := neighbour(row, column, way), size)
    }
    north = sorted((c for c in cells if c[0] < 0), key=lambda c: c[1])
    east = sorted(c for c in cells if 0 <= c[0] < size and c[1] >= size)
    south = sorted((c for c in cells if c[0] >= size), key=lambda c: -c[1])
    west = sorted((c for c in cells if 0 <= c[0] < size and c[1] < 0), reverse=True)
    found = (*north, *east, *south, *west)
    assert len(found) <= STARTS
    return found


@cache
def near(size: int) -> tuple[tuple[int, ...], ...]:
    """For every location the site in each direction, -1 where there is none."""
    found = [[-1] * DIRECTIONS for _ in range(LOCS)]
    cells = {row * WIDTH + column: (row, column) for row in range(size) for column in range(size)}
    cells |= {SITES + place: cell for place, cell in enumerate(start_cells(size))}
    for loc, (row, column) in cells.items():
        for way in range(DIRECTIONS):
            cell = neighbour(row, column, way)
            if _is_inside(cell, size):
                found[loc][way] = cell[0] * WIDTH + cell[1]
    return tuple(tuple(ways) for ways in found)


@cache
def shore(size: int) -> tuple[int, ...]:
    """For every site: 1 on the shore, 0 inside, -1 where this island has no site."""
    edge = (0, size - 1)
    return tuple(
        -1 if max(row, column) >= size else int(row in edge or column in edge)
        for row in range(WIDTH)
        for column in range(WIDTH)
    )


def _is_inside(cell: tuple[int, int], size: int) -> bool:
    return 0 <= cell[0] < size and 0 <= cell[1] < size
