import { expect, test } from '@jest/globals';
import {
  consultarColoresTallas,
  consultarOrdenSesion,
  consultarResumenOrden,
  insertarItem,
} from '@/contract/order/examples';
import { toDifference, toGrid, toLineResult, toOrderLine } from './line-mappers';
import { toOrder } from './order-mappers';

const wire = consultarOrdenSesion.datos;
const [line] = wire.lineas;
if (!line) throw new Error('the example has no line');

test('C043 an order has no Spanish names, is in cents, and keeps the sums of the wire', () => {
  const order = toOrder(wire);
  expect(JSON.stringify(order)).not.toMatch(/"(codigo|lineas|cantidadPedida|totales|premios|cliente)":/);
  expect(order.totals.subtotalCents).toBe(15220);
  expect(order.lines.reduce((sum, each) => sum + each.subtotalCents, 0)).toBe(order.totals.subtotalCents);
  expect(order.clients.map(({ client, subtotalCents }) => [client?.name ?? null, subtotalCents])).toEqual([
    ['Lucía Gómez', 6980],
    ['Ana Belén Ortiz', 4490],
    [null, 3750],
  ]);
  expect(order).toMatchObject({ state: 'draft', version: 14, coupon: { kind: 'percent', value: 10 } });
});

test('N16 a former price comes with the lowest price of 30 days or not at all', () => {
  expect(toOrderLine({ ...line, precioAntes: 50, lowest30: 45 }).before).toEqual({ cents: 5000, lowest30Cents: 4500 });
  expect(toOrderLine({ ...line, precioAntes: 50, lowest30: null }).before).toBeNull();
});

test('C068 T15 each requested line has its outcome and alternatives', () => {
  const [added, soldOut] = insertarItem.datos.resultados.map(toLineResult);
  expect(added).toMatchObject({ key: 'p-1', outcome: 'added', added: 2, line: { code: '482157' } });
  expect(soldOut).toMatchObject({ outcome: 'outOfStock', alternatives: [{ reason: 'sister', size: '85C', units: 9 }] });
});

test('C047 a grid names its cells by size, with price, stock and points', () => {
  const { chosen, colours } = toGrid(consultarColoresTallas.datos);
  expect(chosen).toEqual({ colourCode: '001', size: '85B' });
  expect(colours[0]?.cells.map(({ code, priceCents, units, points }) => [code, priceCents, units, points])).toEqual([
    ['482157', 3490, 40, 35],
    ['482158', 3690, 0, 37],
  ]);
});

test('C053 a difference states its amount, negative for less', () => {
  const [difference] = consultarResumenOrden.datos.orden.diferencias.map(toDifference);
  expect(difference).toMatchObject({ type: 'priceDown', beforeCents: 5490, nowCents: 4490, changeCents: -1000 });
});
