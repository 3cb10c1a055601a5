import { expect, test } from '@jest/globals';
import { actualizarItem, consultarColoresTallas, consultarOrdenSesion } from '@/contract/order/examples';
import { findPick, findWritten, movePlace, toRows } from '@/lib/pad/grid-rules';
import { findClients, matchClient } from './client-match';
import { toGrid } from './line-mappers';
import { toOrder, toOrderChange } from './order-mappers';
import { applyChange, changesAtClose, groupByClient, omitClient, withoutLines } from './order-rules';

const order = toOrder(consultarOrdenSesion.datos);
const change = toOrderChange(actualizarItem.datos);
const [first] = order.lines;
if (!first) throw new Error('the example has no line');

test('C069 a change replaces its line in place and updates version and totals', () => {
  const next = applyChange(order, { ...change, line: { ...first, quantity: 5 } });
  expect(next.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['l-1', 5],
    ['l-2', 1],
    ['l-3', 3],
  ]);
  expect(next.version).toBe(15);
  const longer = applyChange(order, { ...change, line: null }, [{ ...first, id: 'l-9' }]);
  expect(longer.lines.map(({ id }) => id)).toEqual(['l-1', 'l-2', 'l-3', 'l-9']);
});

test('C050 C070 lines are removed, and a left-out client keeps their lines, marked', () => {
  expect(withoutLines(order, ['l-1', 'l-3']).lines.map(({ id }) => id)).toEqual(['l-2']);
  expect(omitClient(order, 'cl-302', true).lines.map(({ omitted }) => omitted)).toEqual([false, true, false]);
});

test('N03 F106 lines are grouped by client, the executive’s own last', () => {
  const own = { ...first, id: 'l-0', client: null };
  expect(groupByClient([own, ...order.lines]).map(({ client, lines }) => [client?.name, lines.length])).toEqual([
    ['Lucía Gómez', 1],
    ['Ana Belén Ortiz', 1],
    [undefined, 2],
  ]);
});

test('N10 F110 changes at the deadline count only lines that are ordered', () => {
  expect(changesAtClose(order.lines)).toEqual({ lines: 1, cents: 1000 });
  expect(changesAtClose(omitClient(order, 'cl-302', true).lines)).toEqual({ lines: 0, cents: 0 });
});

const grid = toGrid(consultarColoresTallas.datos);

test('C047 an article is found by its code, else by the call’s choice, else by the written text', () => {
  expect(findPick(grid, '482158')?.cell.size).toBe('90B');
  expect(findPick(grid, 'V1042')?.cell.size).toBe('85B');
  const open = { ...grid, chosen: null };
  expect(findPick(open, 'V1042')).toBeNull();
  expect(findWritten(open, 'V1042', '90b', 'en negro por favor')?.cell.code).toBe('482158');
  expect(findWritten(open, 'V1042', '70A', 'negro')).toBeNull();
});

test('F096 arrow keys skip combinations that are not made, and stop at the edge', () => {
  const cell = grid.colours[0]?.cells[0];
  const colour = grid.colours[0];
  if (!cell || !colour) throw new Error('the example has no cell');
  const bra = {
    ...grid,
    colours: [{ ...colour, cells: ['75B', '80B', '80D', '75C'].map((size) => ({ ...cell, size })) }],
  };
  const { heads, rows, byBand } = toRows(bra, colour.code);
  expect([heads, rows.map(({ label }) => label), byBand]).toEqual([['B', 'C', 'D'], ['75', '80'], true]);
  expect(movePlace(rows, { row: 1, column: 0 }, 'ArrowRight')).toEqual({ row: 1, column: 2 });
  expect(movePlace(rows, { row: 1, column: 2 }, 'ArrowUp')).toEqual({ row: 1, column: 2 });
  expect(movePlace(rows, { row: 0, column: 0 }, 'ArrowDown')).toEqual({ row: 1, column: 0 });
});

const clients = ['Ana Belén Ortiz', 'Mariana Pons', 'Ana Cruz', 'Lucía Gómez'].map((name, id) => ({
  id: `${id}`,
  name,
}));

test('F096 clients are found by the beginning of any word, without accents', () => {
  expect(findClients('ana', clients).map(({ name }) => name)).toEqual(['Ana Belén Ortiz', 'Ana Cruz']);
  expect(findClients('be or', clients).map(({ name }) => name)).toEqual(['Ana Belén Ortiz']);
  expect(findClients('ana a', clients)).toEqual([]);
  expect(matchClient('lucia', clients)?.name).toBe('Lucía Gómez');
  expect(matchClient('Ana', clients)).toBeNull();
});
