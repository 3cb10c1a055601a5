import { forget } from './tab-memory';
import { deviceStorage, tabStorage } from './web-storage';

/**
 * Names under which a browser stores withdrawals: offered by an order's page, typed, and sent without a receipt yet.
 * They are here because signing out deletes them, and the sign-in code may not import lib/withdrawal.
 */
export const leftWithdrawals = {
  offered: 'withdrawal:offered',
  typed: 'withdrawal:typed',
  unsent: 'withdrawal:unsent',
} as const;

export function forgetWithdrawals(): void {
  deviceStorage.write(leftWithdrawals.unsent, null);
  tabStorage.write(leftWithdrawals.offered, null);
  forget(leftWithdrawals.typed);
}
