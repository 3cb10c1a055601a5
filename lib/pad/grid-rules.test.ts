import { expect, test } from '@jest/globals';
import { consultarColoresTallas } from '@/contract/order/examples';
import { toGrid } from '@/lib/order/line-mappers';
import { findPick } from './grid-rules';

test('C047 F096 a piece is found by its code in any case', () => {
  const grid = { ...toGrid(consultarColoresTallas.datos), chosen: null };
  const [colour] = grid.colours;
  const [cell] = colour?.cells ?? [];
  if (!colour || !cell) throw new Error('The example has no piece.');
  const written = { ...grid, colours: [{ ...colour, cells: [{ ...cell, code: 'Ab-1045c' }] }] };
  for (const code of ['Ab-1045c', 'ab-1045c', 'AB-1045C']) expect(findPick(written, code)?.cell.code).toBe('Ab-1045c');
});
