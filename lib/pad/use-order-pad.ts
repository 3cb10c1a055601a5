'use client';

import { useEffect, useState } from 'react';
import type { Order } from '@/lib/order/order';
import { useStore } from '@/lib/state/use-store';
import type { Entry } from './entry';
import { createEntryStore } from './entry-store';
import { createGridLookup } from './grid-lookup';
import { createPadController, type PadController, type PadState } from './pad-controller';

const noEntries: Entry[] = [];

/** The pad of one page: the order, the entries waiting on this device, and the cached styles. */
export function useOrderPad(owner: string, order: Order | null, campaign: string) {
  const [made] = useState(() => {
    const entries = createEntryStore(owner);
    const lookup = createGridLookup(
      () => core.get().order?.clock.code ?? campaign,
      () => `${core.get().order?.totals.withoutVat ?? false}`,
    );
    const core: PadController = createPadController({ owner, order, entries, lookup });
    return { entries, lookup, core };
  });
  useEffect(() => {
    made.entries.load();
    return made.core.start();
  }, [made]);
  const state = useStore(made.core, (all) => all, made.core.get());
  const entries = useStore(made.entries, ({ entries }) => entries, noEntries);
  return { ...made, state: state satisfies PadState, waiting: entries };
}

export type ActivePad = ReturnType<typeof useOrderPad>;
