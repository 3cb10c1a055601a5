import { findBra, toSizeSystem } from '@/lib/size-tables/bra-sizes';
import type { SizeSystem } from '@/lib/size-tables/size-systems';
import type { Grid } from './grid';

/** A grid with sizes in the reader's size system. Articles are still chosen by code. */
export const toGridInSystem = (grid: Grid, system: SizeSystem): Grid => ({
  ...grid,
  chosen: grid.chosen && { ...grid.chosen, size: toSizeSystem(grid.chosen.size, system) },
  colours: grid.colours.map((colour) => ({
    ...colour,
    cells: colour.cells.map((cell) => ({ ...cell, size: toSizeSystem(cell.size, system) })),
  })),
});

export const hasBras = ({ colours }: Grid): boolean =>
  colours.some(({ cells }) => cells.some(({ size }) => findBra(size)));
