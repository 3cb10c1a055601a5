'use client';

import { Activity, lazy, useEffect, useRef, useState } from 'react';
import { areSizesWanted } from '@/lib/size-tables/wanted-sizes';
import { insist } from '@/lib/state/insist';
import type { ListingProps } from './listing-live';

let wake = () => {};
const awake = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') resolve();
  wake = resolve;
});
const ListingLive = lazy(async () => {
  await awake;
  // Whoever touches the list soon opens a product: what its page is made of is here by then.
  import('@/components/catalogue/product/product-stage').catch(() => {});
  const { ListingLive: component } = await insist(() => import('./listing-live'));
  return { default: component };
});

/** Set by the first listing that took over what the server sent. */
let isTakenOver = false;

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart', 'scroll'] as const;

/**
 * A listing as the server made it. It needs no script to be read, so its script comes with the first sign of somebody:
 * a moved pointer, a touch, a key; or at once when the address asks for a choice. What was done before it came is
 * done when it is there.
 */
export function Listing(props: ListingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const missed = useRef<(() => void)[]>([]);
  const isLive = useRef(false);

  // Without HTML of the server there is nothing to show until the script is there.
  useState(() => typeof document !== 'undefined' && (isTakenOver || !document.querySelector('.listing')) && wake());

  useEffect(() => {
    isTakenOver = true;
    if (window.location.search || window.history.state?.listingSizes || areSizesWanted()) wake();
    for (const sign of signs) window.addEventListener(sign, wake, { once: true, passive: true, capture: true });
    const keep = (event: Event) => {
      const target = event.target as Element;
      if (isLive.current || !frame.current?.contains(target)) return;
      wake();
      if (target instanceof HTMLSelectElement && event.type === 'change') missed.current.push(() => choose(target));
      // Links, what folds out and a card's colours need no script.
      const wanted = target.closest<HTMLElement>('button, input, label');
      if (event.type !== 'click' || !wanted || target.closest('summary, .product-card-colours')) return;
      event.preventDefault();
      event.stopPropagation();
      missed.current.push(() => wanted.click());
    };
    // At the window: before the document, where React stops what is meant for a part that has no script yet.
    for (const type of ['click', 'change']) window.addEventListener(type, keep, { capture: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, wake, { capture: true });
      for (const type of ['click', 'change']) window.removeEventListener(type, keep, { capture: true });
    };
  }, []);

  function live() {
    isLive.current = true;
    for (const act of missed.current.splice(0)) act();
  }
  return (
    <div ref={frame} className="listing">
      <Activity>
        <ListingLive {...props} onLive={live} />
      </Activity>
    </div>
  );
}

const choose = (select: HTMLSelectElement) => select.dispatchEvent(new Event('change', { bubbles: true }));
