'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import { listRecent, rememberProduct } from '@/lib/catalogue/recent-products';
import type { Locale } from '@/lib/i18n/routing';
import type { Words } from '@/lib/i18n/words';
import type { SetProps } from './complete-set';
import type { RecentProps, SimilarProps, StripProps } from './recent-products';

type Props = {
  locale: Locale;
  reference: string;
  words: Words<'product.recent'>;
  /** Above what is like it. */
  similar: string;
  card: Words<'catalogue.card'>;
  /** What is worn with it, under its title. */
  companion: string;
  companions: ProductCard[];
  /** With what it is a set. */
  set?: SetProps;
  /** What is worn with it, as the server made it. */
  children: ReactNode;
};
type Shown = {
  Complete: ComponentType<SetProps>;
  Recent: ComponentType<RecentProps>;
  Similar: ComponentType<SimilarProps>;
  Strip: ComponentType<StripProps>;
  references: string[];
};

/** Early enough that the cards are there when the shopper arrives. */
const ahead = '400px';

/** Remembers this product; when the end of the page comes near, shows what is like it and the ones before it. */
export function RecentlyViewed(props: Props) {
  const { locale, reference, words, similar, card, companion, companions, set, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    const references = listRecent().filter((each) => each !== reference);
    rememberProduct(reference);
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // An extra: without it the page is whole.
        Promise.all([import('./recent-products'), import('./complete-set')]).then(
          ([{ RecentProducts, SimilarProducts, ProductStrip }, { CompleteSet }]) =>
            setShown({
              Complete: CompleteSet,
              Recent: RecentProducts,
              Similar: SimilarProducts,
              Strip: ProductStrip,
              references,
            }),
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
      {shown ? <shown.Strip title={companion} products={companions} card={card} group="companion." /> : children}
      {shown && set && <shown.Complete {...set} />}
      {shown && <shown.Similar locale={locale} reference={reference} title={similar} card={card} />}
      {shown && shown.references.length > 0 && (
        <shown.Recent
          locale={locale}
          references={shown.references}
          words={words}
          card={card}
          onClear={() => setShown({ ...shown, references: [] })}
        />
      )}
    </div>
  );
}

const noop = () => {};
