import { expect, test } from '@jest/globals';
import { actualizarValoresOrden } from '../guest/examples.ts';
import { consultarOrdenSesion } from './examples.ts';

const cents = (euros: number) => Math.round(euros * 100);
const sum = <T>(items: T[], amount: (item: T) => number) => items.reduce((total, item) => total + amount(item), 0);

const order = consultarOrdenSesion.datos;
const bags = [
  ['the order in hand', order.lineas, order.totales],
  ["the guest's bag", actualizarValoresOrden.datos.lineas, actualizarValoresOrden.datos.totales],
] as const;

test.each(bags)('%s adds up to the cent', (_name, lines, totals) => {
  for (const line of lines) expect(cents(line.precioSubtotal)).toBe(cents(line.precio) * line.cantidadPedida);
  expect(cents(totals.subtotal)).toBe(sum([...lines], (line) => cents(line.precioSubtotal)));
  expect(totals.unidades).toBe(sum([...lines], (line) => line.cantidadPedida));
  expect(totals.puntos).toBe(sum([...lines], (line) => line.puntos));
  const due = cents(totals.subtotal) - cents(totals.descuento) + cents(totals.envio) + cents(totals.recargoPago);
  expect(cents(totals.total)).toBe(due);
  expect(cents(totals.aPagar)).toBe(due - cents(totals.saldoAplicado));
  for (const { tasa, base, cuota } of totals.impuestos) expect(cuota).toBeCloseTo((base * tasa) / 100, 2);
  expect(sum(totals.impuestos, ({ base, cuota }) => cents(base) + cents(cuota))).toBe(due);
});

test("the order's parts by client add up to the whole", () => {
  expect(sum(order.clientes, ({ subtotal }) => cents(subtotal))).toBe(cents(order.totales.subtotal));
  expect(sum(order.clientes, ({ unidades }) => unidades)).toBe(order.unidades);
  expect(sum(order.clientes, ({ puntos }) => puntos)).toBe(order.puntos);
});

test("the order's points are the difference of before and after", () => {
  expect(order.premios.puntosDespues - order.premios.puntosAntes).toBe(order.puntos);
  const { premioSiguiente, bastarian } = order.premios;
  expect(premioSiguiente?.faltan).toBe((premioSiguiente?.puntos ?? 0) - order.premios.puntosDespues);
  expect(sum(bastarian, ({ puntos }) => puntos)).toBeGreaterThanOrEqual(premioSiguiente?.faltan ?? Number.NaN);
});
