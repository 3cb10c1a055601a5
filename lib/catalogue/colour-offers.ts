import type { ProductWire } from '@/contract/schemas/catalogue';
import { toCents } from '@/lib/money';

/** What is sold at one price in one colour. A search engine needs to know prices, not a hundred articles. */
export type OfferGroup = {
  cents: number;
  /** The price before a reduction that may be named: the lowest of the 30 days before it began. */
  beforeCents: number | null;
  available: boolean;
  sizes: string[];
};
export type ColourOffers = { code: string; name: string; hash: string | null; offers: OfferGroup[] };

/** F029: articles by colour and price, the cheapest first; what may not be sold is not on offer. */
export function toColourOffers({ variants, legal }: Pick<ProductWire, 'variants' | 'legal'>): ColourOffers[] {
  return variants.map(({ codColor, nombreColor, media, sizeList }) => {
    const groups = new Map<string, OfferGroup>();
    for (const [size, { price, salePrice, lowest30, disponible }] of Object.entries(sizeList)) {
      const reduced = salePrice !== null && lowest30 !== null;
      const cents = toCents(reduced ? salePrice : price);
      const before = reduced && toCents(lowest30) > cents ? toCents(lowest30) : null;
      const group = groups.get(`${cents} ${before}`) ?? { cents, beforeCents: before, available: false, sizes: [] };
      group.available ||= disponible && legal.completo;
      group.sizes.push(size);
      groups.set(`${cents} ${before}`, group);
    }
    return {
      code: codColor,
      name: nombreColor,
      hash: media.find(({ tipo }) => tipo === 'IMAGEN')?.hash ?? null,
      offers: [...groups.values()].toSorted((a, b) => a.cents - b.cents),
    };
  });
}
