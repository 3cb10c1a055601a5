import { forget } from './tab-memory';
import { deviceStorage, tabStorage } from './web-storage';

/**
 * Where a browser keeps what an order's page told the form, what was typed and what has no receipt yet. It stands here
 * because whoever signs out leaves nothing of it to the next person, and a sign-in knows no noun.
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
