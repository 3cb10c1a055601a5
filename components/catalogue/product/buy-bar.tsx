'use client';

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

export type BuyBarProps = {
  /** The button that the bar replaces once it has left the screen. */
  instead: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A visual viewport below this share of the window means that a keyboard is open. */
const keyboardShare = 0.75;

/**
 * From the header down without an end, so that a jump past the button is noticed and one further down does not count.
 */
const fromHereDown = '-80px 0px 100000px';

/** Price, choice and button at hand on a phone; product.css shows it on small screens only. */
export function BuyBar({ instead, children }: BuyBarProps) {
  const [passed, setPassed] = useState(false);
  const [roomy, setRoomy] = useState(true);
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const button = instead.current;
    if (!button) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Keyboard focus inside the bar is not lost.
        if (entry && !bar.current?.contains(document.activeElement)) setPassed(!entry.isIntersecting);
      },
      { rootMargin: fromHereDown },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [instead]);

  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const check = () => setRoomy(view.scale < 1.1 && view.height > window.innerHeight * keyboardShare);
    view.addEventListener('resize', check);
    return () => view.removeEventListener('resize', check);
  }, []);

  if (!passed || !roomy) return null;
  return (
    <div ref={bar} className="product-bar">
      {children}
    </div>
  );
}
