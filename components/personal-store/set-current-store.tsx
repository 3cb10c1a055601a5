'use client';

import { useEffect } from 'react';
import { currentStore } from '@/lib/personal-store/current-store';
import { isNewHistoryEntry } from '@/lib/state/history-entry';

type Props = { alias: string; name?: string | undefined };

/** N06. Opening a store makes it the current one; coming back or reloading after leaving it does not. */
export function SetCurrentStore({ alias, name }: Props) {
  useEffect(() => {
    if (isNewHistoryEntry('store')) currentStore.enter({ alias, name });
  }, [alias, name]);
  return null;
}
