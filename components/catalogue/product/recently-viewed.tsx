'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { listRecent, rememberProduct } from '@/lib/catalogue/recent-products';
import type { EndProps } from './product-end';

type Props = Omit<EndProps, 'references'> & {
  /** What is worn with it, as the server made it. */
  children: ReactNode;
};
type ViewedStrip = { End: ComponentType<EndProps>; references: string[] };

/** Early enough that the cards are there when the shopper arrives. */
const ahead = '400px';

/** Remembers this product; when the end of the page comes near, brings it alive, with what only the browser knows. */
export function RecentlyViewed({ children, ...props }: Props) {
  const { reference } = props;
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ViewedStrip | null>(null);

  useEffect(() => {
    const references = listRecent().filter((each) => each !== reference);
    rememberProduct(reference);
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // An extra: without it the page is whole.
        import('./product-end').then(({ ProductEnd }) => setShown({ End: ProductEnd, references }), noop);
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [reference]);

  return <div ref={place}>{shown ? <shown.End {...props} references={shown.references} /> : children}</div>;
}

const noop = () => {};
