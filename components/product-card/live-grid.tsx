'use client';

import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import type { Words } from '@/lib/i18n/words';
import { useOwnSizes } from '@/lib/size-tables/own-sizes';
import { ColourCard } from './colour-card';
import { useSized } from './use-sized';

export type GridProps = {
  products: ProductCard[];
  words: Words<'catalogue.card'>;
  /** Names the radio groups, if one style may appear on a page twice. */
  group?: string;
};

/** Cards that switch colours and mark the visitor's own size; only a visitor with one requests sizes. */
export function LiveGrid({ products, words, group }: GridProps) {
  const isKnown = Object.keys(useOwnSizes()).length > 0;
  const unsized = products.filter((each) => !each.sizes).map(({ reference }) => reference);
  const sizes = useSized(unsized, isKnown);
  return (
    <ul className="product-grid">
      {products.map((product) => (
        <li key={product.reference}>
          <ColourCard product={{ sizes: sizes.get(product.reference), ...product }} words={words} group={group} />
        </li>
      ))}
    </ul>
  );
}
