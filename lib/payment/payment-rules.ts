import type { TenderCode } from '@/contract/codes';
import { toCents } from '@/contract/money';
import { isAccountPart } from '@/contract/rules';
import { isPaidOnDelivery } from '@/contract/tenders';
import type { PaymentMethod } from '@/lib/order/delivery';
import type { Account, PartBounds, PaymentResult, PaymentStateName } from './payment';

/** The result is still to come. */
export const isAwaited = (state: PaymentStateName): boolean => state === 'started' || state === 'waiting';

/** Whether this method is paid at a provider's page. */
export const isPaidElsewhere = (tender: TenderCode | null): boolean => tender !== null && !isPaidOnDelivery(tender);

/** Methods for a placed order: its total was agreed, so none with a fee. */
export const listPayable = (methods: PaymentMethod[]): PaymentMethod[] =>
  methods.filter(
    ({ tender, available, surchargeCents }) => available && isPaidElsewhere(tender) && surchargeCents === 0,
  );

/** Whether a retry pays the same order; on the account the amount is chosen again. */
export const canRetryOrder = ({ retryable, order }: PaymentResult): boolean => retryable && order !== null;

const over: ReadonlySet<PaymentStateName> = new Set(['denied', 'cancelled', 'expired', 'paidLate', 'refunded']);

/** The attempt has failed for good: the same articles may be ordered again. */
export const hasFailedForGood = ({ retryable, order, state }: PaymentResult): boolean =>
  order !== null && !retryable && over.has(state);

const waits = [2, 3, 5, 8, 13, 21, 34] as const;

/** Delay before the next poll: a bank that does not answer at once takes its time. */
export const pollDelay = (looks: number): number => (waits[looks - 1] ?? 60) * 1000;

/** A typed amount, with comma or point; null when it is not one. */
function parseSum(text: string): number | null {
  const decimal = text.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(decimal) ? toCents(decimal) : null;
}

/** Null when it is no amount, or not an allowed one. */
export function parseAmount(text: string, { minimumCents, owedCents }: Pick<Account, 'minimumCents' | 'owedCents'>) {
  const cents = parseSum(text);
  return cents !== null && cents >= minimumCents && cents <= owedCents ? cents : null;
}

/** The account's part of an order; null when it is no amount, or not an allowed one. */
export function parsePart(text: string, bounds: PartBounds): number | null {
  const cents = parseSum(text);
  return cents !== null && cents >= minPart(bounds) && isAccountPart(cents, bounds) ? cents : null;
}

export const minPart = ({ agreedCents = 0 }: PartBounds): number => Math.max(1, agreedCents);

/** The largest part: something has to be left for the other method. */
export const maxPart = ({ totalCents, leftCents }: PartBounds): number => Math.min(leftCents, totalCents - 1);

/** Whether the account's limit allows so much more. */
export const fitsCreditLimit = ({ limit }: Pick<Account, 'limit'>, cents: number): boolean =>
  limit === null || cents <= limit.leftCents;
