'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useHash } from '@/lib/state/use-hash';
import type { GuestOrderKey } from './guest';
import { forgetOnDevice, placedHere, placedOnDevice } from './guest-attempt';
import { toOrderKey } from './guest-paths';

/**
 * The order of this page: from its address, or, after a return from a provider, which does not know the secret, from
 * the memory of the browser that left. Undefined means not known yet, null means none.
 */
export function useOrderKey(alias: string): GuestOrderKey | null | undefined {
  const hash = useHash();
  const [kept, setKept] = useState<GuestOrderKey | null | undefined>(undefined);
  const named = hash ? toOrderKey(hash) : null;

  const look = useEffectEvent(() => {
    const back = new URLSearchParams(window.location.search).has('payment');
    const found = back ? placedOnDevice(alias) : placedHere(alias);
    setKept(found);
    const key = named ?? found;
    if (!key) return;
    // From here on the address identifies it, also in a bookmark.
    window.history.replaceState(window.history.state, '', `${window.location.pathname}#${key.number}.${key.secret}`);
    // Another order whose payment has not returned yet is kept.
    if (back || placedOnDevice(alias)?.number === key.number) forgetOnDevice();
  });
  useEffect(() => {
    if (hash !== null) look();
  }, [hash]);
  return named ?? kept;
}
