'use client';

import { Activity, type ComponentProps, lazy, type ReactNode, startTransition, useEffect, useState } from 'react';
import { insist } from '@/lib/state/insist';
import type { ProductStage } from './product-stage';

type Props = ComponentProps<typeof ProductStage> & { below: ReactNode };

const load = () => insist(() => import('./product-stage'));
const Stage = lazy(async () => ({ default: (await load()).ProductStage }));

/**
 * A chunk of its own: departments are pages of the same route, and would carry it along for nothing. By React's own
 * means, because the framework's cost a kilobyte more. The boundary lets the rest of the page wake without it; unlike
 * one of suspense, what the server made stands in its place without a script.
 */
export function ProductIsland({ below, ...props }: Props) {
  // Drawn after a tap, where the server's page is missing, the page shows the product first and the rest a moment later.
  const [isWhole, complete] = useState(globalThis.document?.querySelector('.product-page') !== null);
  // The boundary wakes when there is nothing else to do: its script is on its way by then.
  useEffect(() => {
    void load();
    startTransition(() => complete(true));
  }, []);
  return (
    <>
      <Activity>
        <Stage {...props} />
      </Activity>
      {isWhole && below}
    </>
  );
}
