'use client';

import { useEffect, useState } from 'react';
import type { Order } from '@/lib/order/order';
import { useStore } from '@/lib/state/use-store';
import type { Entry } from './entry';
import { createEntryStore } from './entry-store';
import { createGridLookup } from './grid-lookup';
import { createOrderDesk, type DeskState, type OrderDesk } from './order-desk';

const noEntries: Entry[] = [];

/** One desk a page: the order, what waits on this device, and the styles that were looked up. */
export function useOrderDesk(owner: string, order: Order | null, campaign: string) {
  const [made] = useState(() => {
    const entries = createEntryStore(owner);
    const lookup = createGridLookup(
      () => desk.get().order?.clock.code ?? campaign,
      () => `${desk.get().order?.totals.withoutVat ?? false}`,
    );
    const desk: OrderDesk = createOrderDesk({ owner, order, entries, lookup });
    return { entries, lookup, desk };
  });
  useEffect(() => {
    made.entries.load();
    return made.desk.start();
  }, [made]);
  const state = useStore(made.desk, (all) => all, made.desk.get());
  const entries = useStore(made.entries, ({ entries }) => entries, noEntries);
  return { ...made, state: state satisfies DeskState, waiting: entries };
}

export type DeskInUse = ReturnType<typeof useOrderDesk>;
