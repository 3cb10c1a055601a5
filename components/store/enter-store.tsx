'use client';

import { useEffect } from 'react';
import { isFirstVisit } from '@/lib/state/entry-mark';
import { storeInForce } from '@/lib/store/store-in-force';

type Props = { alias: string; name?: string | undefined };

/** N06. Opening a store makes it the current one; coming back or reloading after leaving it does not. */
export function EnterStore({ alias, name }: Props) {
  useEffect(() => {
    if (isFirstVisit('store')) storeInForce.enter({ alias, name });
  }, [alias, name]);
  return null;
}
