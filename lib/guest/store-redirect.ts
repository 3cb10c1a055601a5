import { guestAlias } from '@/contract/public-codes';
import { storeInForce } from '@/lib/store/store-in-force';
import { isProved, isSameAlias } from '@/lib/store/store-rules';

/**
 * The store that a page of shopping has to move to, so that its order is credited to whom the strip names; null where it
 * stays. A link of which it is still asked to whom it leads moves nobody before the button is pressed.
 */
export function storeRedirect(alias: string, isPressed: boolean): string | null {
  const store = storeInForce.look();
  // Where the device keeps nothing, the address alone remembers whose store it is.
  if (storeInForce.isClosed() || (store && !isPressed && !isProved(store))) return null;
  const now = store?.alias ?? guestAlias;
  return isSameAlias(now, alias) ? null : now;
}
