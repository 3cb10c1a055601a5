'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Whoever comes back from a provider, or had the page drawn anew, hears first what became of it. */
export function OutcomeHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} id="outcome" tabIndex={-1}>
      {children}
    </h2>
  );
}
