'use client';

import { useState } from 'react';
import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { CompleteSet, type CompleteSetProps } from './complete-set';
import { ProductStrip, RecentProducts, SimilarProducts } from './product-strips';

export type RelatedProductsProps = {
  locale: Locale;
  reference: string;
  words: Words<'product.recent'>;
  /** Above what is like it. */
  similar: string;
  card: Words<'catalogue.card'>;
  /** The title above the companions. */
  companion: string;
  companions: ProductCard[];
  /** The set that this product belongs to. */
  set?: CompleteSetProps;
  /** Products that this tab has shown before. */
  references: string[];
};

/** The end of a product's page: companions, similar products, recently viewed ones. */
export function RelatedProducts(props: RelatedProductsProps) {
  const { locale, reference, words, similar, card, companion, companions, set } = props;
  const [references, setReferences] = useState(props.references);
  return (
    <>
      <ProductStrip title={companion} products={companions} card={card} group="companion." />
      {set && <CompleteSet {...set} />}
      <SimilarProducts locale={locale} reference={reference} title={similar} card={card} />
      {references.length > 0 && (
        <RecentProducts
          locale={locale}
          references={references}
          words={words}
          card={card}
          onClear={() => setReferences([])}
        />
      )}
    </>
  );
}
