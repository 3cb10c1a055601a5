import type { Product } from '@/lib/catalogue/product-mappers';

/** Everything sold at one price in one colour: search engines need prices, not a hundred articles. */
export type OfferGroup = {
  cents: number;
  /**
   * The former price that may be published: the lowest of the 30 days before the reduction, never above the full
   * price.
   */
  beforeCents: number | null;
  available: boolean;
};
export type ColourOffers = { code: string; name: string; hash: string | null; sizes: string[]; offers: OfferGroup[] };

/** F029: articles by colour and price, the cheapest first; what may not be sold is not in stock. */
export function toColourOffers({ variants, sellable }: Pick<Product, 'variants' | 'sellable'>): ColourOffers[] {
  return variants.map(({ code, name, pictures, articles }) => {
    const groups = new Map<string, OfferGroup>();
    for (const { cents, before, maxQuantity } of articles) {
      if (cents === null) continue;
      const least = before && Math.min(before.cents, before.lowest30);
      const beforeCents = least !== null && least > cents ? least : null;
      const key = `${cents} ${beforeCents}`;
      const group = groups.get(key) ?? { cents, beforeCents, available: false };
      group.available ||= sellable && maxQuantity > 0;
      groups.set(key, group);
    }
    return {
      code,
      name,
      hash: pictures[0]?.hash ?? null,
      sizes: articles.map(({ size }) => size),
      offers: [...groups.values()].toSorted((a, b) => a.cents - b.cents),
    };
  });
}
