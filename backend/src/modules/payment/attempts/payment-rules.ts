import { type OrderState, orderStates } from 'contract/codes.ts';
import { type PaymentOutcome, type ProviderFinding, paymentOutcomes } from '../provider/provider.ts';

// What evidence means. Pure: the same findings give the same result, in any order and any number of copies.

export type AgreedPayment = { reference: string; cents: number; currency: string; merchant: string };

/** What received money was used for. */
export type MoneyUse = 'order' | 'account' | 'late' | 'twice' | 'gift_card';

/** What an attempt pays for: an order in its current state, a gift card, or null for the account. */
export type PaidOrder = { state: OrderState; settled: boolean } | { issued: boolean } | null;

export type PaymentDecision =
  | { kind: 'nothing' }
  | { kind: 'contradiction'; detail: string }
  | { kind: 'heard'; outcome: Exclude<PaymentOutcome, 'paid' | 'unheard'> }
  | { kind: 'money'; spent: MoneyUse };

const rankOf = (outcome: PaymentOutcome) => paymentOutcomes.indexOf(outcome);

export const isHigherOutcome = (reported: PaymentOutcome, before: PaymentOutcome): boolean =>
  rankOf(reported) > rankOf(before);

/** The first field that differs from what was agreed; null if all match. A paid finding has to name all of them. */
export function findContradiction(
  agreed: AgreedPayment,
  finding: ProviderFinding,
  cents = agreed.cents,
): string | null {
  const money = finding.about.outcome === 'paid' || finding.about.outcome === 'done';
  const differs = (found: string | number | null, expected: string | number) =>
    found === null ? money : found !== expected;
  if (finding.reference !== agreed.reference) return 'reference';
  if (differs(finding.cents, cents)) return 'amount';
  if (differs(finding.currency, agreed.currency)) return 'currency';
  return differs(finding.merchant, agreed.merchant) ? 'merchant' : null;
}

export function decideOnFinding(
  agreed: AgreedPayment,
  before: PaymentOutcome,
  finding: ProviderFinding,
  paid: PaidOrder,
): PaymentDecision {
  if (finding.about.kind !== 'payment') return { kind: 'nothing' };
  const { outcome } = finding.about;
  const wrong = findContradiction(agreed, finding);
  if (wrong !== null) return { kind: 'contradiction', detail: `${outcome}: ${wrong}` };
  if (!isHigherOutcome(outcome, before) || outcome === 'unheard') return { kind: 'nothing' };
  return outcome === 'paid' ? { kind: 'money', spent: spentOn(paid) } : { kind: 'heard', outcome };
}

/** Money for a waiting order pays it, for an ended one is late; any other order was paid, or will be on delivery. */
function spentOn(paid: PaidOrder): MoneyUse {
  if (paid === null) return 'account';
  // A card is never sold out, so money for it is late only after other money.
  if ('issued' in paid) return paid.issued ? 'twice' : 'gift_card';
  if (paid.state === orderStates.pending && !paid.settled) return 'order';
  return paid.state === orderStates.expired || paid.state === orderStates.cancelled ? 'late' : 'twice';
}

// Refunds

const refundStates = ['wanted', 'waiting', 'refused', 'done'] as const;
type RefundState = (typeof refundStates)[number];
export type StoredRefund = { id: string; cents: number; state: RefundState };

/** A refund's state only rises: an older statement does not undo it. */
export function raiseRefundState(before: RefundState, reported: RefundState): RefundState {
  return refundStates.indexOf(reported) > refundStates.indexOf(before) ? reported : before;
}

const sum = (refunds: readonly Pick<StoredRefund, 'cents'>[]) => refunds.reduce((total, { cents }) => total + cents, 0);

export const refundedCents = (refunds: readonly StoredRefund[]): number =>
  sum(refunds.filter(({ state }) => state === 'done'));

export const promisedCents = (refunds: readonly StoredRefund[]): number =>
  sum(refunds.filter(({ state }) => state !== 'refused'));

/** The amount of an attempt that can still be refunded. */
export const refundableCents = (cents: number, refunds: readonly StoredRefund[]): number =>
  cents - promisedCents(refunds);

// When a provider is queried

const second = 1000;
const soonest = 30 * second;
const day = 24 * 3600 * second;
/** A transfer under review may take days. */
const patience = 7 * day;
/** As long as a gateway answers about one reference. */
const memory = 90 * day;

type LeftAttempt = { leftAt: Date; expiresAt: Date; outcome: PaymentOutcome };

/**
 * Every half minute until expiry unless money was reported: the payer may finish at any moment, and some providers
 * allow a second try. After that, for a week, each wait is half of the time since the payer left. Once paid, daily: a
 * provider that refunds without us tells only on request. Null means never again.
 */
export function nextQueryAt({ leftAt, expiresAt, outcome }: LeftAttempt, now: Date): Date | null {
  const at = now.getTime();
  const end = expiresAt.getTime();
  if (outcome === 'paid') return at + day > leftAt.getTime() + memory ? null : new Date(at + day);
  if (at < end) return new Date(Math.min(at + soonest, end));
  if (outcome === 'denied' || outcome === 'cancelled') return null;
  const next = at + Math.max(soonest, (at - leftAt.getTime()) / 2);
  return next > end + patience ? null : new Date(next);
}
