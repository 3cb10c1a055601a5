import { expect, test } from '@jest/globals';
import { asentarOrden } from '@/contract/examples/order';
import { cardHandover, consultarFormasPago, consultarPago, consultarValorPagar } from '@/contract/examples/payment';
import { toPaymentMethod } from '@/lib/order/delivery-mappers';
import { anAccount } from '@/lib/testing/factories';
import { toAccount, toLeaving, toPaymentId, toPaymentResult, toSettling } from './payment-mappers';
import {
  canCarry,
  isAwaited,
  isOrderAgain,
  listPayable,
  mostPart,
  parseAmount,
  parsePart,
  waitBefore,
} from './payment-rules';

const methods = consultarFormasPago.datos.metodos.map(toPaymentMethod);

test('an order that is placed is paid by what is open and costs nothing more: its total was agreed to', () => {
  expect(listPayable(methods).map(({ tender }) => tender)).toEqual(['TCR', 'BIZ', 'PPL', '002']);
  const card = methods.filter(({ tender }) => tender === 'TCR');
  expect(listPayable(card.map((method) => ({ ...method, available: false })))).toEqual([]);
  expect(listPayable(card.map((method) => ({ ...method, surchargeCents: 1 })))).toEqual([]);
});

test.each([
  ['FORMULARIO', '2611A04817'],
  ['ENLACE', '2611A04817'],
  ['INSTRUCCIONES', null],
  ['NINGUNO', null],
] as const)('a payment that goes on by %s is left for with %s', (accion, payment) => {
  expect(toPaymentId({ ...cardHandover, accion })).toBe(payment);
});

test('only a transfer leads to instructions', () => {
  const leads = (['FORMULARIO', 'ENLACE', 'INSTRUCCIONES', 'NINGUNO'] as const).map(
    (accion) => toSettling({ ...asentarOrden.datos, pago: { ...cardHandover, accion } }).transfer,
  );
  expect(leads).toEqual([null, null, '2611A04817', null]);
});

test('C094 what leads nowhere is not left for: a form without fields, a link without an address, instructions', () => {
  expect(toLeaving(cardHandover)).toMatchObject({ url: cardHandover.url, fields: cardHandover.campos });
  expect(toLeaving({ ...cardHandover, accion: 'ENLACE' })).toMatchObject({ fields: null });
  const nowhere = [
    { ...cardHandover, campos: null },
    { ...cardHandover, accion: 'ENLACE' as const, url: null },
    { ...cardHandover, accion: 'INSTRUCCIONES' as const },
  ];
  expect(nowhere.map(toLeaving)).toEqual([null, null, null]);
});

test('C055 the account has its limit and its day where the backend says them, and is shown without them where not', () => {
  const { cupo: _, vence: __, ...bare } = consultarValorPagar.datos;
  expect(toAccount(consultarValorPagar.datos)).toMatchObject({
    owedCents: 8640,
    limit: { totalCents: 60_000, usedCents: 8640, heldCents: 0, leftCents: 51_360 },
    dueOn: '2026-12-13',
  });
  expect(toAccount(bare)).toMatchObject({ owedCents: 8640, limit: null, dueOn: null });
});

test('an order is charged to an account only where its limit leaves room', () => {
  const account = anAccount({ limit: { totalCents: 60_000, usedCents: 8640, heldCents: 0, leftCents: 51_360 } });
  expect([51_360, 51_361].map((cents) => canCarry(account, cents))).toEqual([true, false]);
  expect(canCarry(anAccount(), 1_000_000)).toBe(true);
});

test.each([
  ['20', 2000],
  ['20,5', 2050],
  [' 86.40 ', 8640],
  ['86.41', null],
  ['19.99', null],
  ['1.234,50', null],
  ['20.001', null],
  ['-20', null],
  ['', null],
  ['2e1', null],
  ['zwanzig', null],
])('F109 of a sum typed as %j she pays %s cents', (text, cents) => {
  expect(parseAmount(text, { minimumCents: 2000, owedCents: 8640 })).toBe(cents);
});

test.each([
  ['1000', 100_000],
  ['1000,00', 100_000],
  [' 0.01 ', 1],
  ['1000.01', null],
  ['10.005', null],
  ['-5', null],
  ['0', null],
  ['', null],
])('of a part typed as %j her account pays %s cents, and never more than is left', (text, cents) => {
  expect(parsePart(text, { totalCents: 150_980, leftCents: 100_000 })).toBe(cents);
});

test('a part leaves something to pay otherwise', () => {
  const bounds = { totalCents: 15_000, leftCents: 60_000 };
  expect([parsePart('150', bounds), parsePart('149.99', bounds), mostPart(bounds)]).toEqual([null, 14_999, 14_999]);
});

test('what her account was promised to pay of an order only becomes more', () => {
  const bounds = { totalCents: 15_000, leftCents: 60_000, agreedCents: 4_000 };
  expect(['39.99', '40', '150'].map((text) => parsePart(text, bounds))).toEqual([null, 4_000, null]);
});

test('N13 the looks grow apart and never stop', () => {
  const times = Array.from({ length: 12 }, (_, at) => waitBefore(at + 1));
  expect(times.toSorted((one, other) => one - other)).toEqual(times);
  expect([times[0], times.at(-1), waitBefore(1000)]).toEqual([2000, 60_000, 60_000]);
});

test('T04 only an order is paid again with its own sum, and only where the backend lets it', () => {
  const denied = toPaymentResult({ ...consultarPago.datos, estado: 'DENEGADO', reintentable: true });
  expect(denied).toMatchObject({ state: 'denied', origin: 'checkout', order: 'V26-004817' });
  expect(isOrderAgain(denied)).toBe(true);
  const others = [
    { ...denied, retryable: false },
    { ...denied, order: null },
  ];
  expect(others.map(isOrderAgain)).toEqual([false, false]);
  // An older order that was paid from where the account is paid.
  expect(isOrderAgain({ ...denied, origin: 'balance' })).toBe(true);
  expect((['started', 'waiting', 'unknown', 'paid', 'none'] as const).map(isAwaited)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
