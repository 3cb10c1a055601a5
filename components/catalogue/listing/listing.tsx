'use client';

import { Activity, lazy, useEffect, useState } from 'react';
import { areSizesWanted } from '@/lib/size-tables/wanted-sizes';
import { onFirstInteraction } from '@/lib/state/first-interaction';
import { importWithRetry } from '@/lib/state/import-with-retry';
import type { ListingProps } from './listing-live';

let wake = () => {};
const awake = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') resolve();
  wake = resolve;
});
const ListingLive = lazy(async () => {
  await awake;
  const { ListingLive: component } = await importWithRetry(() => import('./listing-live'));
  return { default: component };
});

/**
 * A listing as the server made it. It needs no script to be read, so its script comes with the first sign of somebody:
 * a moved pointer, a touch, a key; or at once when the address asks for what no server heeded. What is pressed and
 * chosen before it came is kept by the page (`lib/server/plain-document/wake.ts`).
 */
export function Listing(props: ListingProps) {
  const { asked } = props;
  // Without HTML of the server there is nothing to show until the script is there.
  useState(() => typeof document !== 'undefined' && !document.querySelector('.listing') && wake());

  useEffect(() => {
    // A sign that the page itself woke up by is over by now.
    const isTouched = document.documentElement.dataset.awake !== undefined;
    // What a server heeded is shown; how many are to be shown none heeds.
    const asks = asked ? /[?&]shown=/ : /./;
    if (isTouched || asks.test(window.location.search) || window.history.state?.listingSizes || areSizesWanted())
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
