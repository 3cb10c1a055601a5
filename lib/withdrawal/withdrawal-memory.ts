import { forget, recall, remember } from '@/lib/state/tab-memory';
import { deviceStorage, tabStorage } from '@/lib/state/web-storage';
import { withdrawalStorageNames } from '@/lib/state/withdrawal-storage';
import type { WithdrawableOrder, Withdrawal } from './withdrawal';

// The tab passes an order from its page to the form. Tab memory is separate for the two pages' persons, so the name
// is the order's number, which only the form's address contains.
export const passOrderToForm = (order: WithdrawableOrder): void => {
  tabStorage.write(withdrawalStorageNames.offered, JSON.stringify(order));
};
export function findPassedOrder(number: string): WithdrawableOrder | null {
  const order = tabStorage.readJson(withdrawalStorageNames.offered) as WithdrawableOrder | null;
  return order?.number === number ? order : null;
}
export const dropPassedOrder = (): void => {
  tabStorage.write(withdrawalStorageNames.offered, null);
};

type WithdrawalDraft = Pick<Withdrawal, 'number' | 'name' | 'email' | 'words'>;
export const recallTyped = () => recall<WithdrawalDraft>(withdrawalStorageNames.typed);
export const keepTyped = ({ number, name, email, words }: WithdrawalDraft) =>
  remember(withdrawalStorageNames.typed, { number, name, email, words });
export const forgetTyped = () => forget(withdrawalStorageNames.typed);

/** A confirmed declaration without a receipt: it survives a closed tab, with the time of the first attempt. */
export type Unsent = { withdrawal: Withdrawal; key: string; at: string };
const dayMs = 86_400_000;

/**
 * False when storage is blocked. Others may use the device too: the order's secret is not stored, and the rest for a
 * day at most.
 */
export const keepUnsent = ({ withdrawal, ...unsent }: Unsent): boolean =>
  deviceStorage.write(
    withdrawalStorageNames.unsent,
    JSON.stringify({ ...unsent, withdrawal: { ...withdrawal, secret: null } }),
  );

export function findUnsent(now = Date.now()): Unsent | null {
  const unsent = deviceStorage.readJson(withdrawalStorageNames.unsent) as Unsent | null;
  if (unsent !== null && now - Date.parse(unsent.at) < dayMs) return unsent;
  dropUnsent();
  return null;
}

export const dropUnsent = (): void => {
  deviceStorage.write(withdrawalStorageNames.unsent, null);
};
