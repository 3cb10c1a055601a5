'use client';

import { useEffect, useEffectEvent } from 'react';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { storeInForce } from '@/lib/store/store-in-force';
import { guestAttempts } from './guest-attempt';
import { type GuestStep, guestPath } from './guest-paths';
import { storeRedirect } from './store-redirect';

export type ShoppingPage = {
  locale: Locale;
  /** Of the address, and so of an order that is placed there. */
  alias: string;
  step: GuestStep;
  onMove?: ((address: string) => void) | undefined;
};

const leaveFor = (address: string) => window.location.replace(address);

/**
 * N06. Goes to the same step in the store that is in force, whenever that is another one than the address says: it was
 * left, its time is over, or another link was opened, here or in another tab. What comes back says whether it goes, for
 * whoever has just pressed the button.
 */
export function useFollowedStore({
  locale,
  alias,
  step,
  onMove = leaveFor,
  ...page
}: ShoppingPage & { stays?: boolean }) {
  function follow(isPressed = true): boolean {
    const store = storeRedirect(alias, isPressed);
    if (store === null) return false;
    onMove(localePath(locale, guestPath(store, step)));
    return true;
  }
  const { stays = false } = page;
  const look = useEffectEvent(() => {
    // An order whose answer was lost comes first.
    if (!stays && !guestAttempts.open()) follow(false);
  });
  useEffect(() => {
    if (stays) return;
    look();
    return storeInForce.subscribe(() => look());
  }, [stays]);
  return follow;
}
