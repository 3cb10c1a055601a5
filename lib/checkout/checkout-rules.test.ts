import { expect, test } from '@jest/globals';
import { tenderCodes } from '@/contract/codes';
import { consultarOrdenSesion, consultarResumenOrden } from '@/contract/order/examples';
import { consultarFormasPago } from '@/contract/payment/examples';
import type { ShippingMethod } from '@/lib/order/delivery';
import { toPaymentMethod } from '@/lib/order/delivery-mappers';
import type { Order } from '@/lib/order/order';
import type { OrderLine, Person } from '@/lib/order/order-line';
import { toOrder } from '@/lib/order/order-mappers';
import {
  isCovered,
  isEarned,
  isEmpty,
  isUnsettled,
  listObstacles,
  nextStep,
  onlyClient,
  stepBefore,
  usualMethod,
  usualTender,
} from './checkout-rules';
import { toSummary } from './draft/draft-mappers';

const order = toOrder(consultarOrdenSesion.datos);
const { delivery, totals } = order;
const summary = toSummary(consultarResumenOrden.datos);
const without = (change: Partial<Order>): Order => ({ ...order, ...change });

const method = (code: string, costCents: number, change: Partial<ShippingMethod> = {}): ShippingMethod => {
  if (!delivery.method) throw new Error('the example has a method');
  return { ...delivery.method, available: true, pickupPoint: false, code, costCents, ...change };
};

test('R27 the bag leads to the first step that has something to decide', () => {
  const gifts = without({ pendingGifts: 1 });
  const open = without({ pendingGifts: 0, delivery: { ...delivery, method: null } });
  const decided = without({ pendingGifts: 0, delivery: { ...delivery, to: 'executive', method: method('EST', 395) } });
  expect([gifts, open, decided].map((each) => nextStep('bag', each))).toEqual(['gifts', 'shipping', 'payment']);
  expect([gifts, open, decided].map((each) => nextStep('gifts', each)).slice(1)).toEqual(['shipping', 'payment']);
});

test.each([
  ['the last order’s', [method('EST', 395), method('EXP', 795)], 'EST', 'EST'],
  ['the only one', [method('EST', 395), method('EXP', 795, { available: false })], null, 'EST'],
  ['none that another undercuts', [method('EST', 395), method('EXP', 795)], 'EXP', undefined],
  [
    'a dearer one where only a collection point is cheaper',
    [method('EST', 395), method('REC', 195, { pickupPoint: true })],
    'EST',
    'EST',
  ],
  ['none for who has not ordered yet', [method('EST', 395), method('EXP', 795)], null, undefined],
  [
    'none that this order cannot use',
    [method('EST', 395, { available: false }), method('EXP', 795), method('URG', 795)],
    'EST',
    undefined,
  ],
])('K11 the usual delivery is %s', (_, methods, last, code) => {
  expect(usualMethod(methods, last)?.code).toBe(code);
});

test('K09 the usual payment is the last order’s, unless it costs extra or is not possible', () => {
  const [first] = consultarFormasPago.datos.metodos.map(toPaymentMethod);
  if (!first) throw new Error('the example has methods');
  const fine = { ...first, tender: tenderCodes.card, available: true, surchargeCents: 0 };
  expect([
    usualTender([fine], tenderCodes.card),
    usualTender([fine], tenderCodes.payPal),
    usualTender([fine], null),
    usualTender([{ ...fine, surchargeCents: 250 }], tenderCodes.card),
    usualTender([{ ...fine, available: false }], tenderCodes.card),
  ]).toEqual([tenderCodes.card, null, null, null, null]);
});

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
