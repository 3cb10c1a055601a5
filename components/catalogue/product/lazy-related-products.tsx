'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { listRecent, rememberProduct } from '@/lib/catalogue/recent-products';
import type { RelatedProductsProps } from './related-products';

type Props = Omit<RelatedProductsProps, 'references'> & {
  /** The companions, rendered by the server. */
  children: ReactNode;
};
type ViewedStrip = { End: ComponentType<RelatedProductsProps>; references: string[] };

/** Early enough that the cards are there when the shopper arrives. */
const ahead = '400px';

/** Remembers this product. When the end of the page comes near, loads what only the browser knows. */
export function LazyRelatedProducts({ children, ...props }: Props) {
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
        // Optional: the page is complete without it.
        import('./related-products').then(
          ({ RelatedProducts }) => setShown({ End: RelatedProducts, references }),
          noop,
        );
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [reference]);

  return <div ref={place}>{shown ? <shown.End {...props} references={shown.references} /> : children}</div>;
}

const noop = () => {};
