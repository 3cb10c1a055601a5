import { describe, expect, test } from '@jest/globals';
import { orderStates } from 'contract/codes.ts';
import fc from 'fast-check';
import { type PaymentOutcome, type ProviderFinding, paymentOutcomes } from '../provider/provider.ts';
import {
  type AgreedPayment,
  decideOnFinding,
  isHigherOutcome,
  nextQueryAt,
  raiseRefundState,
  refundableCents,
  refundedCents,
} from './payment-rules.ts';

const agreed: AgreedPayment = { reference: '2611ABCDEFGH', cents: 4990, currency: 'EUR', merchant: '999008881-1' };
const waitingOrder = { state: orderStates.pending, settled: false };

const said = (outcome: PaymentOutcome, change: Partial<ProviderFinding> = {}): ProviderFinding => ({
  ...agreed,
  about: { kind: 'payment', outcome },
  reason: null,
  code: null,
  transaction: null,
  ...change,
});

const anOutcome = fc.constantFrom(...paymentOutcomes);
const aWrongField = fc.constantFrom<Partial<ProviderFinding>>(
  { cents: 4989 },
  { cents: null },
  { currency: 'USD' },
  { currency: null },
  { merchant: '999008881-2' },
  { merchant: null },
  { reference: '2611ABCDEFGJ' },
);

/** The result of an attempt whose findings arrive in this order. */
function apply(findings: readonly ProviderFinding[]): { outcome: PaymentOutcome; spent: string[] } {
  let outcome: PaymentOutcome = 'unheard';
  const spent: string[] = [];
  for (const finding of findings) {
    const decision = decideOnFinding(agreed, outcome, finding, waitingOrder);
    if (decision.kind === 'heard') outcome = decision.outcome;
    if (decision.kind !== 'money') continue;
    outcome = 'paid';
    spent.push(decision.spent);
  }
  return { outcome, spent };
}

test('findings that come three times each, in any order, lead to the same result, and money is used once', () => {
  const aHistory = fc
    .array(anOutcome, { minLength: 1, maxLength: 6 })
    .chain((reported) =>
      fc.tuple(
        fc.constant(reported),
        fc.shuffledSubarray([...reported, ...reported, ...reported], { minLength: reported.length * 3 }),
      ),
    );
  fc.assert(
    fc.property(aHistory, ([once, copies]) => {
      const first = apply(once.map((outcome) => said(outcome)));
      const again = apply(copies.map((outcome) => said(outcome)));
      expect(again).toEqual(first);
      expect(first.spent).toEqual(once.includes('paid') ? ['order'] : []);
      expect(once.every((outcome) => !isHigherOutcome(outcome, first.outcome))).toBe(true);
    }),
  );
});

test('money counts only in the amount, currency, merchant and attempt that were agreed', () => {
  fc.assert(
    fc.property(anOutcome, aWrongField, fc.constantFrom(waitingOrder, null), (before, wrong, paid) => {
      expect(decideOnFinding(agreed, before, said('paid', wrong), paid).kind).toBe('contradiction');
    }),
  );
});

test('a denial need not name its amount, and one that names another amount is ignored', () => {
  expect(decideOnFinding(agreed, 'unheard', said('denied', { cents: null, merchant: null }), waitingOrder)).toEqual({
    kind: 'heard',
    outcome: 'denied',
  });
  expect(decideOnFinding(agreed, 'unheard', said('denied', { cents: 1 }), waitingOrder).kind).toBe('contradiction');
});

test.each([
  [orderStates.pending, false, 'order'],
  [orderStates.pending, true, 'twice'],
  [orderStates.paid, true, 'twice'],
  [orderStates.sent, true, 'twice'],
  [orderStates.delivered, true, 'twice'],
  [orderStates.returning, true, 'twice'],
  [orderStates.refused, true, 'twice'],
  [orderStates.refunded, false, 'twice'],
  [orderStates.paidLate, false, 'twice'],
  [orderStates.expired, false, 'late'],
  [orderStates.cancelled, false, 'late'],
])('money for an order in %s (settled: %s) is used as %s', (state, settled, spent) => {
  expect(decideOnFinding(agreed, 'unheard', said('paid'), { state, settled })).toEqual({ kind: 'money', spent });
});

test('money without an order is for the account', () => {
  expect(decideOnFinding(agreed, 'denied', said('paid'), null)).toEqual({ kind: 'money', spent: 'account' });
});

describe('refunds', () => {
  const aRefund = fc.record({
    id: fc.uuid(),
    cents: fc.integer({ min: 1, max: 5000 }),
    state: fc.constantFrom('wanted' as const, 'waiting' as const, 'refused' as const, 'done' as const),
  });

  test('refunded and refundable money never exceed what came', () => {
    fc.assert(
      fc.property(fc.array(aRefund, { maxLength: 8 }), (refunds) => {
        const promised: typeof refunds = [];
        for (const refund of refunds) if (refund.cents <= refundableCents(5000, promised)) promised.push(refund);
        expect(refundableCents(5000, promised)).toBeGreaterThanOrEqual(0);
        expect(refundedCents(promised) + refundableCents(5000, promised)).toBeLessThanOrEqual(5000);
      }),
    );
  });

  test('a completed refund stays completed', () => {
    expect(raiseRefundState('done', 'refused')).toBe('done');
    expect(raiseRefundState('wanted', 'waiting')).toBe('waiting');
    expect(raiseRefundState('waiting', 'wanted')).toBe('waiting');
  });
});

describe('when a provider is queried', () => {
  const leftAt = new Date('2026-03-16T10:00:00Z');
  const expiresAt = new Date('2026-03-16T10:30:00Z');
  const asksUntilSilence = (outcome: PaymentOutcome) => {
    const asks: Date[] = [];
    let at: Date | null = leftAt;
    while (at !== null && asks.length < 200) {
      at = nextQueryAt({ leftAt, expiresAt, outcome }, at);
      if (at !== null) asks.push(at);
    }
    return asks;
  };
  const everyHalfMinute = Array.from({ length: 60 }, (_, at) => new Date(leftAt.getTime() + (at + 1) * 30_000));

  test('every half minute until expiry, then rarely for at least four days', () => {
    const asks = asksUntilSilence('unheard');
    expect(asks.slice(0, 60)).toEqual(everyHalfMinute);
    expect(everyHalfMinute.at(-1)).toEqual(expiresAt);
    expect(asks.length).toBeLessThan(80);
    expect(asks.at(-1)?.getTime()).toBeGreaterThan(expiresAt.getTime() + 4 * 24 * 3_600_000);
  });

  test('until expiry after a denial, because the payer may try once more there', () => {
    expect(asksUntilSilence('denied')).toEqual(everyHalfMinute);
    expect(asksUntilSilence('cancelled')).toEqual(everyHalfMinute);
  });

  test('once a day for ninety days after payment', () => {
    const daily = Array.from({ length: 90 }, (_, at) => new Date(leftAt.getTime() + (at + 1) * 24 * 3_600_000));
    expect(asksUntilSilence('paid')).toEqual(daily);
  });
});
