'use client';

import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import type { Words } from '@/lib/i18n/message-texts';
import { useOwnSizes } from '@/lib/size-tables/own-sizes';
import { InteractiveProductCard } from './interactive-product-card';
import { useCardSizes } from './use-card-sizes';

export type ProductGridProps = {
  products: ProductCard[];
  words: Words<'catalogue.card'>;
  /** Names the radio groups, if one style may appear on a page twice. */
  group?: string;
};

/** Cards that switch colours and mark the visitor's own size; only a visitor with one requests sizes. */
export function InteractiveProductGrid({ products, words, group }: ProductGridProps) {
  const isKnown = Object.keys(useOwnSizes()).length > 0;
  const unsized = products.filter((each) => !each.sizes).map(({ reference }) => reference);
  const sizes = useCardSizes(unsized, isKnown);
  return (
    <ul className="product-grid">
      {products.map((product) => (
        <li key={product.reference}>
          <InteractiveProductCard
            product={{ sizes: sizes.get(product.reference), ...product }}
            words={words}
            group={group}
          />
        </li>
      ))}
    </ul>
  );
}
