import { forget } from './tab-memory';
import { deviceStorage, tabStorage } from './web-storage';

/**
 * Names under which a browser stores withdrawals: offered by an order's page, typed, and sent without a receipt yet.
 * They are here because signing out deletes them, and the sign-in code may not import lib/withdrawal.
 */
export const withdrawalStorageNames = {
  offered: 'withdrawal:offered',
  typed: 'withdrawal:typed',
  unsent: 'withdrawal:unsent',
} as const;

export function forgetWithdrawals(): void {
  deviceStorage.write(withdrawalStorageNames.unsent, null);
  tabStorage.write(withdrawalStorageNames.offered, null);
  forget(withdrawalStorageNames.typed);
}
