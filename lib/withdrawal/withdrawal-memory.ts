import { leftWithdrawals } from '@/lib/state/left-withdrawals';
import { forget, recall, remember } from '@/lib/state/tab-memory';
import { deviceStorage, tabStorage } from '@/lib/state/web-storage';
import type { OfferedOrder, Withdrawal } from './withdrawal';

// The tab passes an order from its page to the form. Tab memory is separate for the two pages' persons, so the name
// is the order's number, which only the form's address contains.
export const offerOrder = (order: OfferedOrder): void => {
  tabStorage.write(leftWithdrawals.offered, JSON.stringify(order));
};
export function findOffered(number: string): OfferedOrder | null {
  const order = tabStorage.readJson(leftWithdrawals.offered) as OfferedOrder | null;
  return order?.number === number ? order : null;
}
export const dropOffered = (): void => {
  tabStorage.write(leftWithdrawals.offered, null);
};

type WithdrawalDraft = Pick<Withdrawal, 'number' | 'name' | 'email' | 'words'>;
export const recallTyped = () => recall<WithdrawalDraft>(leftWithdrawals.typed);
export const keepTyped = ({ number, name, email, words }: WithdrawalDraft) =>
  remember(leftWithdrawals.typed, { number, name, email, words });
export const forgetTyped = () => forget(leftWithdrawals.typed);

/** A confirmed declaration without a receipt: it survives a closed tab, with the time of the first attempt. */
export type Unsent = { withdrawal: Withdrawal; key: string; at: string };
const dayMs = 86_400_000;

/**
 * False when storage is blocked. Others may use the device too: the order's secret is not stored, and the rest for a
 * day at most.
 */
export const keepUnsent = ({ withdrawal, ...unsent }: Unsent): boolean =>
  deviceStorage.write(
    leftWithdrawals.unsent,
    JSON.stringify({ ...unsent, withdrawal: { ...withdrawal, secret: null } }),
  );

export function findUnsent(now = Date.now()): Unsent | null {
  const unsent = deviceStorage.readJson(leftWithdrawals.unsent) as Unsent | null;
  if (unsent !== null && now - Date.parse(unsent.at) < dayMs) return unsent;
  dropUnsent();
  return null;
}

export const dropUnsent = (): void => {
  deviceStorage.write(leftWithdrawals.unsent, null);
};
