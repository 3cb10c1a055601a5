'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { CardWords } from '@/components/product-card/product-card';
import { listRecent, rememberProduct } from '@/lib/catalogue/recent-products';
import type { Locale } from '@/lib/i18n/routing';
import type { RecentWords } from './product-words';
import type { RecentProps } from './recent-products';

type Props = { locale: Locale; reference: string; words: RecentWords; card: CardWords };

/** Early enough that the cards are there when the shopper arrives. */
const ahead = '400px';

/** Remembers this product, and shows the ones before it when the end of the page comes near. */
export function RecentlyViewed({ locale, reference, words, card }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ Recent: ComponentType<RecentProps>; references: string[] } | null>(null);

  useEffect(() => {
    const references = listRecent().filter((each) => each !== reference);
    rememberProduct(reference);
    if (!place.current || references.length === 0) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // An extra: without it the page is whole.
        import('./recent-products').then(
          ({ RecentProducts }) => setShown({ Recent: RecentProducts, references }),
          noop,
        );
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [reference]);

  return (
    <div ref={place}>
      {shown && (
        <shown.Recent
          locale={locale}
          references={shown.references}
          words={words}
          card={card}
          onClear={() => setShown(null)}
        />
      )}
    </div>
  );
}

const noop = () => {};
