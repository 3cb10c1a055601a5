'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useHash } from '@/lib/state/use-hash';
import type { PurchaseKey, PurchaseMemory } from './purchase-memory';

/**
 * The purchase of this page: from its address, or, after a return from a provider, which does not know the secret, from
 * the memory of the browser that left. Undefined means not known yet, null means none.
 */
export function usePurchaseKey(
  alias: string,
  memory: PurchaseMemory,
  toKey: (hash: string) => PurchaseKey | null,
): PurchaseKey | null | undefined {
  const hash = useHash();
  const [kept, setKept] = useState<PurchaseKey | null | undefined>(undefined);
  const named = hash ? toKey(hash) : null;

  const look = useEffectEvent(() => {
    const back = new URLSearchParams(window.location.search).has('payment');
    const found = back ? memory.onDevice(alias) : memory.inTab(alias);
    setKept(found);
    const key = named ?? found;
    if (!key) return;
    // From here on the address identifies it, also in a bookmark.
    window.history.replaceState(window.history.state, '', `${window.location.pathname}#${key.number}.${key.secret}`);
    // Another purchase whose payment has not returned yet is kept.
    if (back || memory.onDevice(alias)?.number === key.number) memory.forgetOnDevice();
  });
  useEffect(() => {
    if (hash !== null) look();
  }, [hash]);
  return named ?? kept;
}
