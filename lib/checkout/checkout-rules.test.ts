import { expect, test } from '@jest/globals';
import { consultarOrdenSesion, consultarResumenOrden } from '@/contract/order/examples';
import type { Order } from '@/lib/order/order';
import type { OrderLine, Person } from '@/lib/order/order-line';
import { toOrder } from '@/lib/order/order-mappers';
import { isCovered, isEarned, isEmpty, isUnsettled, listObstacles, onlyClient, stepBefore } from './checkout-rules';
import { toSummary } from './draft/draft-mappers';

const order = toOrder(consultarOrdenSesion.datos);
const { delivery, totals } = order;
const summary = toSummary(consultarResumenOrden.datos);
const without = (change: Partial<Order>): Order => ({ ...order, ...change });

test('R27 an order without sales lines returns to the bag from each step, despite gifts or left-out lines', () => {
  const [line] = order.lines;
  if (!line) throw new Error('the example has lines');
  const empties = [
    without({ lines: [] }),
    without({ lines: [{ ...line, type: 'gift' }] }),
    without({ lines: [{ ...line, omitted: true }] }),
  ];
  for (const empty of empties) {
    expect(isEmpty(empty)).toBe(true);
    expect((['gifts', 'shipping', 'payment'] as const).map((step) => stepBefore(step, empty))).toEqual([
      'bag',
      'bag',
      'bag',
    ]);
  }
});

test.each([
  ['no address', { ...delivery, address: null }],
  ['no way of delivery', { ...delivery, method: null }],
  [
    'a way that is no longer there',
    { ...delivery, method: delivery.method && { ...delivery.method, available: false } },
  ],
  ['a place that is not served', { ...delivery, zone: 'notServed' as const }],
])('R27 payment with %s returns to delivery, which itself opens', (_, changed) => {
  const draft = without({ delivery: changed });
  expect([stepBefore('payment', draft), stepBefore('shipping', draft), stepBefore('gifts', draft)]).toEqual([
    'shipping',
    null,
    null,
  ]);
});

test('R27 an order that is ready opens every step', () => {
  expect((['gifts', 'shipping', 'payment'] as const).map((step) => stepBefore(step, order))).toEqual([
    null,
    null,
    null,
  ]);
});

test('K08 a gift is earned when neither amount nor points are missing', () => {
  const rule = {
    id: 'r',
    type: 'gift' as const,
    name: 'n',
    picture: null,
    toChoose: 1,
    chosen: 0,
    missingCents: 0,
    missingPoints: 0,
  };
  expect([rule, { ...rule, missingCents: 1 }, { ...rule, missingPoints: 1 }].map(isEarned)).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  [14_093, true, true],
  [14_092, true, false],
  [99_999, false, false],
])('a credit of %i cents, used: %s, covers the order: %s', (creditCents, uses, covered) => {
  expect(isCovered(totals, creditCents, uses)).toBe(covered);
  // The fee of a method that is not needed does not count.
  expect(isCovered({ ...totals, totalCents: 14_343, surchargeCents: 250 }, creditCents, uses)).toBe(covered);
});

test('N21 the obstacles to the button are minimum, demands, delivery, method and terms, in screen order', () => {
  const said = { hasShipping: false, partTyped: true, canPay: false, terms: false, accepted: new Set([]) };
  const short = { ...totals, missingMinimumCents: 1 };
  expect(listObstacles(short, ['differences', 'import', 'partial'], said)).toEqual([
    'minimum',
    'differences',
    'import',
    'partial',
    'shipping',
    'method',
    'terms',
  ]);
  expect(
    listObstacles(totals, summary.demands, {
      hasShipping: true,
      partTyped: true,
      canPay: true,
      terms: true,
      accepted: new Set(['differences'] as const),
    }),
  ).toEqual([]);
});

test('S07 a pending order with a reservation that expires is not settled', () => {
  const pending = { state: 'pending' as const, reservedUntil: '2026-11-20T10:50:00Z' };
  expect(
    [pending, { ...pending, reservedUntil: null }, { ...pending, state: 'paid' as const }].map(isUnsettled),
  ).toEqual([true, false, false]);
});

test('F117 an order is sent straight to a client only if all its lines are for that client', () => {
  const [line] = order.lines;
  if (!line) throw new Error('the example has lines');
  const [ana, eva] = [
    { id: '1', name: 'Ana' },
    { id: '2', name: 'Eva' },
  ];
  const forAna = { ...line, type: 'sale' as const, omitted: false, client: ana };
  const rest: [OrderLine[], Person | null][] = [
    [[forAna], ana],
    [[forAna, { ...forAna, client: eva, omitted: true }], ana],
    [[forAna, { ...forAna, client: null, type: 'gift' }], ana],
    [[forAna, { ...forAna, client: eva }], null],
    [[forAna, { ...forAna, client: null }], null],
  ];
  for (const [lines, only] of rest) {
    expect(onlyClient(lines)).toEqual(only);
    const draft = without({ lines, delivery: { ...delivery, to: 'client', client: ana } });
    expect(stepBefore('payment', draft)).toBe(only ? null : 'shipping');
  }
});
