'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/**
 * After a return from a provider, or on a new page, the focus moves to the result. Not if the payer has interacted with
 * the page before the script loaded, because a control must not move under the finger.
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
