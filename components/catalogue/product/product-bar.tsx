'use client';

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

export type BarProps = {
  /** The button whose place the bar takes once it has left the screen. */
  instead: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** More than this much of the window gone is a keyboard. */
const keyboardShare = 0.75;

/** Under the header, and without an end: a jump past the button is noticed too, and one that lies ahead is not missed. */
const fromHereDown = '-80px 0px 100000px';

/** Price, choice and button at hand on a phone; product.css has it on small screens only. */
export function ProductBar({ instead, children }: BarProps) {
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
    const look = () => setRoomy(view.scale < 1.1 && view.height > window.innerHeight * keyboardShare);
    view.addEventListener('resize', look);
    return () => view.removeEventListener('resize', look);
  }, []);

  if (!passed || !roomy) return null;
  return (
    <div ref={bar} className="product-bar">
      {children}
    </div>
  );
}
