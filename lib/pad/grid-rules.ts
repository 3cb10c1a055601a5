import { foldName } from '@/lib/order/client-match';
import type { Grid, GridCell, GridColour } from '@/lib/order/grid';

export type Pick = { colour: GridColour; cell: GridCell };

/** The article with this code, or the one that the call was made for. */
export function findPick(grid: Grid, code: string): Pick | null {
  for (const colour of grid.colours) {
    const cell = colour.cells.find((each) => each.code.toUpperCase() === code.toUpperCase());
    if (cell) return { colour, cell };
  }
  const { chosen } = grid;
  const colour = chosen && grid.colours.find((each) => each.code === chosen.colourCode);
  const cell = colour?.cells.find(({ size }) => size === chosen?.size);
  return colour && cell ? { colour, cell } : null;
}

/** The article named by a size and words beside a code. Null when they name no single article. */
export function findWritten(grid: Grid, code: string, size: string | null, words: string): Pick | null {
  const picked = findPick(grid, code);
  const named = findColour(grid, words);
  const colour = named ?? picked?.colour ?? (grid.colours.length === 1 ? grid.colours[0] : null);
  if (!colour) return null;
  const wanted = size ?? picked?.cell.size ?? (colour.cells.length === 1 ? colour.cells[0]?.size : null);
  const cell = colour.cells.find((each) => isSameSize(each.size, wanted ?? ''));
  return cell ? { colour, cell } : null;
}

export const isSameSize = (a: string, b: string) =>
  foldName(a).replace('2xl', 'xxl') === foldName(b).replace('2xl', 'xxl');

/**
 * The two articles, when a code and the text beside it contradict each other: only the executive knows which is
 * meant.
 */
export function findContradiction(grid: Grid, code: string, size: string | null, words: string): Pick[] {
  const own = grid.colours
    .flatMap((colour) => colour.cells.map((cell) => ({ colour, cell })))
    .find(({ cell }) => cell.code.toUpperCase() === code.toUpperCase());
  if (!own) return [];
  const written = findWritten(grid, code, size, words);
  if (!written) return [own];
  return written.cell.code === own.cell.code ? [] : [own, written];
}

/** Words that name neither the style nor one of its colours. */
export function findUnread({ name, reference, colours }: Grid, words: string): string {
  const known = new Set(foldName([name, reference, ...colours.map((colour) => colour.name)].join(' ')).split(' '));
  return words
    .split(/\s+/)
    .filter((word) => word && !known.has(foldName(word)))
    .join(' ');
}

const findColour = (grid: Grid, words: string): GridColour | null => {
  const said = foldName(words);
  if (!said) return null;
  return grid.colours.find(({ name }) => ` ${said} `.includes(` ${foldName(name)} `)) ?? null;
};

export type GridRow = { label: string; cells: (Pick | null)[] };

/**
 * The layout of a grid: bands by cups for one colour where sizes have both, otherwise colours by sizes. `null` is a
 * combination that is not made.
 */
export function toRows(grid: Grid, colourCode: string): { heads: string[]; rows: GridRow[]; byBand: boolean } {
  const sizes = [...new Set(grid.colours.flatMap(({ cells }) => cells.map(({ size }) => size)))];
  const pairs = sizes.map((size) => /^(\d+)([A-Z/]+)$/.exec(size));
  const colour = grid.colours.find(({ code }) => code === colourCode) ?? grid.colours[0];
  const pick = (of: GridColour | undefined, size: string): Pick | null => {
    const cell = of?.cells.find((each) => each.size === size);
    return of && cell ? { colour: of, cell } : null;
  };
  if (pairs.length > 0 && pairs.every(Boolean)) {
    const bands = [...new Set(pairs.map((pair) => pair?.[1] ?? ''))];
    const cups = [...new Set(pairs.map((pair) => pair?.[2] ?? ''))].toSorted();
    const rows = bands.map((band) => ({ label: band, cells: cups.map((cup) => pick(colour, band + cup)) }));
    return { heads: cups, rows, byBand: true };
  }
  const rows = grid.colours.map((each) => ({ label: each.name, cells: sizes.map((size) => pick(each, size)) }));
  return { heads: sizes, rows, byBand: false };
}

export type GridPosition = { row: number; column: number };

/** Moves by arrow key: skips combinations that are not made, and stops at the edge. */
export function movePlace(rows: GridRow[], from: GridPosition, key: string): GridPosition {
  const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[key];
  if (!step) return from;
  const [down = 0, right = 0] = step;
  let { row, column } = from;
  for (;;) {
    row += down;
    column += right;
    const cells = rows[row]?.cells;
    if (!cells || column < 0 || column >= cells.length) return from;
    if (cells[column]) return { row, column };
  }
}

/** The position of the first size that begins with the typed text; the current row is searched first. */
export function findSize(rows: GridRow[], text: string, from: number): GridPosition | null {
  const wanted = text.toUpperCase();
  const order = [from, ...rows.keys().filter((row) => row !== from)];
  for (const row of order) {
    const column = rows[row]?.cells.findIndex((pick) => pick?.cell.size.toUpperCase().startsWith(wanted)) ?? -1;
    if (column !== -1) return { row, column };
  }
  return null;
}
