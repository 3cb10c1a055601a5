import { guestAlias } from '@/contract/public-codes';
import { storeInForce } from '@/lib/store/store-in-force';
import { isProved, isSameAlias } from '@/lib/store/store-rules';

/**
 * The store that a checkout page has to move to, so that its order is credited to the executive shown at the top;
 * null when it stays. A store that is still being verified causes no move before the button is pressed.
 */
export function storeRedirect(alias: string, isPressed: boolean): string | null {
  const store = storeInForce.look();
  // With storage blocked only the address remembers the store.
  if (storeInForce.isClosed() || (store && !isPressed && !isProved(store))) return null;
  const now = store?.alias ?? guestAlias;
  return isSameAlias(now, alias) ? null : now;
}
