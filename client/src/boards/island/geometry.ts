// Where hexes lie on the drawing: rows of pointed hexes, every second one half a hex to the right.
export const R = 50;
export const W = Math.sqrt(3) * R;
const DOWN = 1.5 * R;

export interface Cell {
  row: number;
  column: number;
}
export interface Point {
  x: number;
  y: number;
}

const EVEN: Record<string, [number, number]> = { ne: [-1, 0], e: [0, 1], se: [1, 0], sw: [1, -1], w: [0, -1], nw: [-1, -1] };
const ODD: Record<string, [number, number]> = { ne: [-1, 1], e: [0, 1], se: [1, 1], sw: [1, 0], w: [0, -1], nw: [-1, 0] };
const odd = (row: number): boolean => Math.abs(row) % 2 === 1;

export function beside({ row, column }: Cell, way: string): Cell {
  const [down, right] = (odd(row) ? ODD : EVEN)[way] ?? [0, 0];
  return { row: row + down, column: column + right };
}

export function point({ row, column }: Cell): Point {
  return { x: (column + (odd(row) ? 0.5 : 0)) * W, y: row * DOWN };
}

export const siteName = ({ row, column }: Cell): string => `${"abcdefgh"[column] ?? ""}${row + 1}`;

/** The places around the shore, clockwise from the north-west, as `site 1`, `site 2`, ... name them. */
export function starts(size: number): Cell[] {
  const inside = ({ row, column }: Cell): boolean => row >= 0 && row < size && column >= 0 && column < size;
  const found = new Map<string, Cell>();
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      for (const way of Object.keys(EVEN)) {
        const cell = beside({ row, column }, way);
        if (!inside(cell)) found.set(`${cell.row},${cell.column}`, cell);
      }
  const cells = [...found.values()];
  const rows = (one: Cell): boolean => one.row >= 0 && one.row < size;
  return [
    ...cells.filter((one) => one.row < 0).sort((a, b) => a.column - b.column),
    ...cells.filter((one) => rows(one) && one.column >= size).sort((a, b) => a.row - b.row),
    ...cells.filter((one) => one.row >= size).sort((a, b) => b.column - a.column),
    ...cells.filter((one) => rows(one) && one.column < 0).sort((a, b) => b.row - a.row),
  ];
}

/** The cell of a place by its name: `c3`, `start 7`. */
export function cellOf(place: string, around: Cell[]): Cell | null {
  if (place.startsWith("start ")) return around[Number(place.slice(6)) - 1] ?? null;
  const column = "abcdefgh".indexOf(place[0] ?? "");
  return column < 0 ? null : { row: Number(place.slice(1)) - 1, column };
}

export const OUTLINE = `M0 ${-R} ${W / 2} ${-R / 2}V${R / 2}L0 ${R} ${-W / 2} ${R / 2}V${-R / 2}z`;
