'use client';

import { useEffect, useEffectEvent } from 'react';
import { guestAlias } from '@/contract/public-codes';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { currentStore } from '@/lib/personal-store/current-store';
import { isAliasConfirmed, isSameAlias } from '@/lib/personal-store/store-rules';
import { type GuestStep, guestPath } from '../guest-paths';
import { guestOrderAttempts } from './guest-attempt';

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
export function useStoreRedirect({
  locale,
  alias,
  step,
  onMove = leaveFor,
  ...page
}: ShoppingPage & { stays?: boolean }) {
  function follow(isPressed = true): boolean {
    const store = storeRedirectAlias(alias, isPressed);
    if (store === null) return false;
    onMove(localePath(locale, guestPath(store, step)));
    return true;
  }
  const { stays = false } = page;
  const look = useEffectEvent(() => {
    // An order whose response was lost comes first.
    if (!stays && !guestOrderAttempts.open()) follow(false);
  });
  useEffect(() => {
    if (stays) return;
    look();
    return currentStore.subscribe(() => look());
  }, [stays]);
  return follow;
}

/**
 * The store that a checkout page has to move to, so that its order is credited to the executive shown at the top;
 * null when it stays. A store that is still being verified causes no move before the button is pressed.
 */
export function storeRedirectAlias(alias: string, isPressed: boolean): string | null {
  const store = currentStore.look();
  // With storage blocked only the address remembers the store.
  if (currentStore.isClosed() || (store && !isPressed && !isAliasConfirmed(store))) return null;
  const now = store?.alias ?? guestAlias;
  return isSameAlias(now, alias) ? null : now;
}
