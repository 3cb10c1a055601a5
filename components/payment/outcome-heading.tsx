'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Whoever comes back from a provider, or had the page drawn anew, hears first what became of it. Who has begun already,
 * before the script was there, stays where she is: what she presses must not slip from under her finger.
 */
export function OutcomeHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={heading} id="outcome" tabIndex={-1}>
      {children}
    </h2>
  );
}
