'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Order } from '@/lib/order/order';
import type { Entry } from './entry';
import { createEntryStore } from './entry-store';
import { createGridLookup } from './grid-lookup';
import { createOrderDesk, type DeskState, type OrderDesk } from './order-desk';

const noEntries: Entry[] = [];

/** One desk a page: the order, what waits on this device, and the styles that were looked up. */
export function useOrderDesk(owner: string, order: Order | null, campaign: string) {
  const [made] = useState(() => {
    const entries = createEntryStore(owner);
    const lookup = createGridLookup(() => desk.get().order?.clock.code ?? campaign);
    const desk: OrderDesk = createOrderDesk({ owner, order, entries, lookup });
    return { entries, lookup, desk };
  });
  useEffect(() => {
    made.entries.load();
    return made.desk.start();
  }, [made]);
  const state = useSyncExternalStore(made.desk.subscribe, made.desk.get, made.desk.get);
  const entries = useSyncExternalStore(
    made.entries.subscribe,
    () => made.entries.get().entries,
    () => noEntries,
  );
  return { ...made, state: state satisfies DeskState, waiting: entries };
}

export type DeskInUse = ReturnType<typeof useOrderDesk>;
