'use client';

import { useEffect, useEffectEvent } from 'react';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { storeInForce } from '@/lib/store/store-in-force';
import { guestAttempts } from './guest-attempt';
import { type GuestStep, guestPath } from './guest-paths';
import { storeRedirect } from './store-redirect';

export type ShoppingPage = {
  locale: Locale;
  /** The alias in the address, and thus of an order placed there. */
  alias: string;
  step: GuestStep;
  onMove?: ((address: string) => void) | undefined;
};

const leaveFor = (address: string) => window.location.replace(address);

/**
 * N06. Goes to the same step of the current store when that differs from the address: the store was left, has
 * expired, or another link was opened, in this tab or another. The returned value tells whether it goes, for a guest
 * who has just pressed the button.
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
    // An order whose response was lost comes first.
    if (!stays && !guestAttempts.open()) follow(false);
  });
  useEffect(() => {
    if (stays) return;
    look();
    return storeInForce.subscribe(() => look());
  }, [stays]);
  return follow;
}
