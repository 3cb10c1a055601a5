'use client';

import { Activity, lazy, useEffect, useState } from 'react';
import { hasPassedSizes } from '@/lib/size-tables/sizes-for-listing';
import { onFirstInteraction } from '@/lib/state/first-interaction';
import { importWithRetry } from '@/lib/state/import-with-retry';
import type { ListingProps } from './interactive-listing';

let wake = () => {};
const awake = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') resolve();
  wake = resolve;
});
const ListingLive = lazy(async () => {
  await awake;
  const { InteractiveListing: component } = await importWithRetry(() => import('./interactive-listing'));
  return { default: component };
});

/**
 * A listing as the server rendered it, readable without script. Its script loads with the first interaction (a moved
 * pointer, a touch, a key), or at once if the address asks for something that no server applied. What is pressed and
 * chosen before is replayed (`engine/deferred-hydration/hydrate-on-interaction.ts`).
 */
export function Listing(props: ListingProps) {
  const { asked } = props;
  // Without the server's HTML there is nothing to show until the script has loaded.
  useState(() => typeof document !== 'undefined' && !document.querySelector('.listing') && wake());

  useEffect(() => {
    // The page's own script has already handled the first interaction.
    const isTouched = document.documentElement.dataset.awake !== undefined;
    // Filters that the server applied are shown already; no server applies `shown`.
    const asks = asked ? /[?&]shown=/ : /./;
    if (isTouched || asks.test(window.location.search) || window.history.state?.listingSizes || hasPassedSizes())
      wake();
    return onFirstInteraction(wake);
  }, [asked]);
  return (
    <div className="listing">
      <Activity>
        <ListingLive {...props} />
      </Activity>
    </div>
  );
}
