import { expect, test } from '@jest/globals';
import { asentarOrden } from '@/contract/order/examples';
import { cardHandover, consultarFormasPago, consultarPago, consultarValorPagar } from '@/contract/payment/examples';
import { toPaymentMethod } from '@/lib/order/delivery-mappers';
import { anAccount } from '@/lib/testing/factories';
import { toAccount, toPaymentId, toPaymentResult, toProviderHandover, toSettleResult } from './payment-mappers';
import {
  canRetryOrder,
  fitsCreditLimit,
  isAwaited,
  listPayable,
  maxPart,
  parseAmount,
  parsePart,
  pollDelay,
} from './payment-rules';

const methods = consultarFormasPago.datos.metodos.map(toPaymentMethod);

test('a placed order is payable by available methods without a fee, because its total was agreed', () => {
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
] as const)('a handover of the kind %s leaves the shop with the payment %s', (accion, payment) => {
  expect(toPaymentId({ ...cardHandover, accion })).toBe(payment);
});

test('only a transfer has instructions', () => {
  const leads = (['FORMULARIO', 'ENLACE', 'INSTRUCCIONES', 'NINGUNO'] as const).map(
    (accion) => toSettleResult({ ...asentarOrden.datos, pago: { ...cardHandover, accion } }).transfer,
  );
  expect(leads).toEqual([null, null, '2611A04817', null]);
});

test('C094 a handover that leads nowhere is refused: a form without fields, a link without an address, any instructions', () => {
  expect(toProviderHandover(cardHandover)).toMatchObject({ url: cardHandover.url, fields: cardHandover.campos });
  expect(toProviderHandover({ ...cardHandover, accion: 'ENLACE' })).toMatchObject({ fields: null });
  const nowhere = [
    { ...cardHandover, campos: null },
    { ...cardHandover, accion: 'ENLACE' as const, url: null },
    { ...cardHandover, accion: 'INSTRUCCIONES' as const },
  ];
  expect(nowhere.map(toProviderHandover)).toEqual([null, null, null]);
});

test('C055 the account has a limit and a due day when the backend names them, and works without', () => {
  const { cupo: _, vence: __, ...bare } = consultarValorPagar.datos;
  expect(toAccount(consultarValorPagar.datos)).toMatchObject({
    owedCents: 8640,
    limit: { totalCents: 60_000, usedCents: 8640, heldCents: 0, leftCents: 51_360 },
    dueOn: '2026-12-13',
  });
  expect(toAccount(bare)).toMatchObject({ owedCents: 8640, limit: null, dueOn: null });
});

test('an order is charged to an account only within its limit', () => {
  const account = anAccount({ limit: { totalCents: 60_000, usedCents: 8640, heldCents: 0, leftCents: 51_360 } });
  expect([51_360, 51_361].map((cents) => fitsCreditLimit(account, cents))).toEqual([true, false]);
  expect(fitsCreditLimit(anAccount(), 1_000_000)).toBe(true);
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
])('F109 an amount typed as %j pays %s cents', (text, cents) => {
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
])('a part typed as %j charges the account %s cents, never more than its limit allows', (text, cents) => {
  expect(parsePart(text, { totalCents: 150_980, leftCents: 100_000 })).toBe(cents);
});

test('a part always leaves something to pay by another method', () => {
  const bounds = { totalCents: 15_000, leftCents: 60_000 };
  expect([parsePart('150', bounds), parsePart('149.99', bounds), maxPart(bounds)]).toEqual([null, 14_999, 14_999]);
});

test('the account’s agreed part of an order can only grow', () => {
  const bounds = { totalCents: 15_000, leftCents: 60_000, agreedCents: 4_000 };
  expect(['39.99', '40', '150'].map((text) => parsePart(text, bounds))).toEqual([null, 4_000, null]);
});

test('N13 polling intervals grow to a minute and are still a minute at the thousandth poll', () => {
  const times = Array.from({ length: 12 }, (_, at) => pollDelay(at + 1));
  expect(times.toSorted((one, other) => one - other)).toEqual(times);
  expect([times[0], times.at(-1), pollDelay(1000)]).toEqual([2000, 60_000, 60_000]);
});

test('T04 only a payment for an order can be retried, if the backend allows it; a started or waiting one is awaited', () => {
  const denied = toPaymentResult({ ...consultarPago.datos, estado: 'DENEGADO', reintentable: true });
  expect(denied).toMatchObject({ state: 'denied', origin: 'checkout', order: 'V26-004817' });
  expect(canRetryOrder(denied)).toBe(true);
  const others = [
    { ...denied, retryable: false },
    { ...denied, order: null },
  ];
  expect(others.map(canRetryOrder)).toEqual([false, false]);
  // An older order that was paid from the account page.
  expect(canRetryOrder({ ...denied, origin: 'balance' })).toBe(true);
  expect((['started', 'waiting', 'unknown', 'paid', 'none'] as const).map(isAwaited)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
