'use client';

import { useEffect } from 'react';
import { isFirstVisit } from '@/lib/state/entry-mark';
import { storeInForce } from '@/lib/store/store-in-force';

type Props = { alias: string; name?: string | undefined };

/** N06. Whoever opens a store shops in it from then on; who has left it, and comes back or reloads the page, does not. */
export function EnterStore({ alias, name }: Props) {
  useEffect(() => {
    if (isFirstVisit('store')) storeInForce.enter({ alias, name });
  }, [alias, name]);
  return null;
}
