import type { TenderCode } from '@/contract/codes';
import type { PaymentChoice as OrderPayment, PaymentMethod } from '@/lib/order/delivery';
import { forget, recall, remember } from '@/lib/state/tab-memory';

/** `credit` charges the account when the campaign allows it; null is not chosen yet. */
export type PaymentWay = TenderCode | 'credit';
export type Choice = {
  way: PaymentWay | null;
  balance: boolean;
  /** The part that the account is to pay, as typed; null when none is wanted. */
  part: string | null;
};

const name = 'checkout:choice';
type StoredChoice = Choice & { order: string };

/** Restores the choice after a reload, or a session that ended during checkout. */
export function recallChoice(order: string): Choice | null {
  const kept = recall<StoredChoice>(name);
  return kept?.order === order ? { way: kept.way, balance: kept.balance, part: kept.part ?? null } : null;
}

export const rememberChoice = (order: string, choice: Choice) => remember(name, { order, ...choice });
export const forgetChoice = () => forget(name);

/**
 * Nothing that costs extra is preselected: only the account, when the campaign is on credit and the limit allows it, or
 * the usual way.
 */
export const firstChoice = (
  { terms, usesBalance }: OrderPayment,
  carries: boolean,
  usual: TenderCode | null,
): Choice => ({
  way: terms === 'credit' && carries ? 'credit' : usual,
  balance: usesBalance,
  part: null,
});

/** For the backend: null when nothing is paid now. */
export const toTender = ({ way }: Choice, dueCents: number): TenderCode | null =>
  way === 'credit' || dueCents === 0 ? null : way;

/** Charging all of it to the account is a different choice from a part. */
export const isChoiceAvailable = (choice: Choice, methods: PaymentMethod[], credit: boolean): boolean =>
  choice.way === 'credit'
    ? credit && choice.part === null
    : methods.some(({ tender, available }) => available && tender === choice.way);
