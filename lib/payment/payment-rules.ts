import type { TenderCode } from '@/contract/codes';
import { isAccountPart } from '@/contract/rules';
import { isPaidAtTheDoor } from '@/contract/tenders';
import { toCents } from '@/lib/money';
import type { PaymentMethod } from '@/lib/order/delivery';
import type { Account, PartBounds, PaymentResult, PaymentStateName } from './payment';

/** The answer is still to come. */
export const isAwaited = (state: PaymentStateName): boolean => state === 'started' || state === 'waiting';

/** Whether an order with this method is paid on a page that is not ours. */
export const isPaidElsewhere = (tender: TenderCode | null): boolean => tender !== null && !isPaidAtTheDoor(tender);

/** By which an order that is placed can still be paid: its total was agreed to, so nothing with a fee is among them. */
export const listPayable = (methods: PaymentMethod[]): PaymentMethod[] =>
  methods.filter(
    ({ tender, available, surchargeCents }) => available && isPaidElsewhere(tender) && surchargeCents === 0,
  );

/** What is paid now when somebody tries again: an order keeps its sum, on the account it is chosen anew. */
export const isOrderAgain = ({ retryable, order }: PaymentResult): boolean => retryable && order !== null;

const over: ReadonlySet<PaymentStateName> = new Set(['denied', 'cancelled', 'expired', 'paidLate', 'refunded']);

/** Nothing came of it and nothing can any more: the same may be ordered anew. */
export const isOver = ({ retryable, order, state }: PaymentResult): boolean =>
  order !== null && !retryable && over.has(state);

const waits = [2, 3, 5, 8, 13, 21, 34] as const;

/** How long to wait before the next look, after so many: a bank that has not answered at once takes its time. */
export const waitBefore = (looks: number): number => (waits[looks - 1] ?? 60) * 1000;

/** A sum as it is typed, with comma or point; null where it is none. */
function parseSum(text: string): number | null {
  const decimal = text.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(decimal) ? toCents(decimal) : null;
}

/** Null where it is no sum, or none that may be paid. */
export function parseAmount(text: string, { minimumCents, owedCents }: Pick<Account, 'minimumCents' | 'owedCents'>) {
  const cents = parseSum(text);
  return cents !== null && cents >= minimumCents && cents <= owedCents ? cents : null;
}

/** What her account is to pay of an order; null where it is no sum, or none that it can pay. */
export function parsePart(text: string, bounds: PartBounds): number | null {
  const cents = parseSum(text);
  return cents !== null && cents >= leastPart(bounds) && isAccountPart(cents, bounds) ? cents : null;
}

export const leastPart = ({ agreedCents = 0 }: PartBounds): number => Math.max(1, agreedCents);

/** The most that is a part: something is left to be paid otherwise. */
export const mostPart = ({ totalCents, leftCents }: PartBounds): number => Math.min(leftCents, totalCents - 1);

/** Whether her account can carry so much more. */
export const canCarry = ({ limit }: Pick<Account, 'limit'>, cents: number): boolean =>
  limit === null || cents <= limit.leftCents;
