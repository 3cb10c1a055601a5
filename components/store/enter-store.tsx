'use client';

import { useEffect } from 'react';
import { storeInForce } from '@/lib/store/store-in-force';
import type { NamedStore } from '@/lib/store/store-rules';

/** N06. Whoever opens a store shops in it from then on. */
export function EnterStore({ alias, name }: NamedStore) {
  useEffect(() => storeInForce.enter({ alias, name }), [alias, name]);
  return null;
}
