'use client';

import { Activity, type ComponentProps, lazy, useEffect } from 'react';
import { importWithRetry } from '@/lib/state/import-with-retry';
import type { ProductStage } from './product-stage';

const load = () => importWithRetry(() => import('./product-stage'));
const Stage = lazy(async () => ({ default: (await load()).ProductStage }));

/**
 * A chunk of its own, because departments are pages of the same route and would load it for nothing. React's own lazy,
 * because the framework's costs a kilobyte more. The boundary lets the rest of the page hydrate without it; unlike a
 * suspended one, it keeps the server's HTML without script.
 */
export function ProductIsland(props: ComponentProps<typeof ProductStage>) {
  // The boundary hydrates when the page is idle: its script is on its way by then.
  useEffect(() => void load(), []);
  return (
    <Activity>
      <Stage {...props} />
    </Activity>
  );
}
