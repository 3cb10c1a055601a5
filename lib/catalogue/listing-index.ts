import type { FacetName } from '@/contract/facets';
import type { SizeGuideName } from '@/contract/public-codes';
import type { Colour, PriceRange, ProductCard } from './catalogue-mappers';

/** One element per size of the index: 1 when the size is included. */
export type SizeFlags = Uint8Array;

export type IndexedProduct = {
  reference: string;
  name: string;
  href: string;
  /** Its code for each named facet. */
  codes: Record<FacetName, string | null>;
  /** The size guide of its sizes; null when unknown. */
  guide: SizeGuideName | null;
  price: PriceRange;
  badge: ProductCard['badge'];
  /** 0 is the newest. */
  novelty: number;
  made: SizeFlags;
  colours: { code: string; picture: string | null; inStock: SizeFlags }[];
  secondPicture: string | null;
  dominantColor: string | null;
};

type NamedCode = { code: string; name: string };

/**
 * Everything that a listing needs to filter, sort and show its department in the browser; products are in recommended
 * order.
 */
export type ListingIndex = Record<FacetName, NamedCode[]> & {
  colours: (NamedCode & Pick<Colour, 'colour' | 'src'>)[];
  sizes: { code: string; band?: string; cup?: string }[];
  products: IndexedProduct[];
};

/** `alt` makes the alternative text from name and colour. */
export function toIndexedCard(
  index: ListingIndex,
  product: IndexedProduct,
  alt: (name: string, colour: string) => string,
): ProductCard {
  const { reference, name, href, price, badge, secondPicture, dominantColor } = product;
  const colours = product.colours.flatMap(({ code, picture }, place) => {
    const known = index.colours.find((each) => each.code === code);
    if (!known) return [];
    // The index has the dominant colour of the first picture only; the fabric's colour is close.
    const ground = (place === 0 && dominantColor) || known.colour;
    const media = picture ? { hash: picture, alt: alt(name, known.name), dominantColor: ground } : null;
    return [{ ...known, picture: media }];
  });
  return {
    reference,
    name,
    href,
    price,
    badge,
    colours,
    secondPicture,
    available: product.colours.some(({ inStock }) => inStock.includes(1)),
  };
}
