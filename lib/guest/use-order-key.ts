'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useHash } from '@/lib/state/use-hash';
import type { GuestOrderKey } from './guest';
import { forgetOnDevice, placedHere, placedOnDevice } from './guest-attempt';
import { toOrderKey } from './guest-paths';

/**
 * The order that this page is about: by its address, or for whoever comes back from a provider, who was not told the
 * secret, by what the browser that left remembers. Undefined is not known yet, null that there is none.
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
    // From here on the address alone tells it, also in a bookmark.
    window.history.replaceState(window.history.state, '', `${window.location.pathname}#${key.number}.${key.secret}`);
    // Another order, of whose payment she is not back yet, stays.
    if (back || placedOnDevice(alias)?.number === key.number) forgetOnDevice();
  });
  useEffect(() => {
    if (hash !== null) look();
  }, [hash]);
  return named ?? kept;
}
