import type { TenderCode } from '@/contract/codes';
import type { PaymentChoice as OrderPayment, PaymentMethod } from '@/lib/order/delivery';
import { forget, recall, remember } from '@/lib/state/tab-memory';

/** `credit` charges her account where the campaign allows it; null is not chosen yet. */
export type PaymentWay = TenderCode | 'credit';
export type Choice = {
  way: PaymentWay | null;
  balance: boolean;
  /** The part that her account is to pay, as she types it; null where she wants none. */
  part: string | null;
};

const name = 'checkout:choice';
type StoredChoice = Choice & { order: string };

/** A reload, or a session that ended in the middle, leaves what was chosen as it was. */
export function recallChoice(order: string): Choice | null {
  const kept = recall<StoredChoice>(name);
  return kept?.order === order ? { way: kept.way, balance: kept.balance, part: kept.part ?? null } : null;
}

export const rememberChoice = (order: string, choice: Choice) => remember(name, { order, ...choice });
export const forgetChoice = () => forget(name);

/** Nothing that costs extra is chosen beforehand: only the account, where the campaign is on credit and it has room. */
export const firstChoice = ({ terms, usesBalance }: OrderPayment, carries: boolean): Choice => ({
  way: terms === 'credit' && carries ? 'credit' : null,
  balance: usesBalance,
  part: null,
});

/** As the backend is told: null where nothing is paid now. */
export const toTender = ({ way }: Choice, dueCents: number): TenderCode | null =>
  way === 'credit' || dueCents === 0 ? null : way;

/** All of it on the account is another choice than a part. */
export const isOpen = (choice: Choice, methods: PaymentMethod[], credit: boolean): boolean =>
  choice.way === 'credit'
    ? credit && choice.part === null
    : methods.some(({ tender, available }) => available && tender === choice.way);
