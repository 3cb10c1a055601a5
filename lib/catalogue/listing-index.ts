import { eachFacet, type FacetName, namedFacets } from '@/contract/facets';
import type { IndexWire } from '@/contract/schemas/catalogue';
import type { Locale } from '@/lib/i18n/routing';
import { type Colour, type PriceRange, type ProductCard, toPriceRange } from './catalogue-mappers';
import { catalogueHref } from './catalogue-path';

/** One place a size of the index: 1 where it is among them. */
type SizeFlags = Uint8Array;

export type IndexedProduct = {
  reference: string;
  name: string;
  href: string;
  /** Its code of each named facet. */
  codes: Record<FacetName, string | null>;
  price: PriceRange;
  badge: ProductCard['badge'];
  /** 0 is the newest. */
  novelty: number;
  made: SizeFlags;
  colours: { code: string; picture: string | null; inStock: SizeFlags }[];
  secondPicture: string | null;
  dominantColor: string | null;
};

type Named = { code: string; name: string };

/** All that a listing needs to filter, sort and show its department in place; products stand as recommended. */
export type ListingIndex = Record<FacetName, Named[]> & {
  colours: (Named & Pick<Colour, 'colour' | 'src'>)[];
  sizes: { code: string; band?: string; cup?: string }[];
  products: IndexedProduct[];
};

export function toListingIndex(wire: IndexWire, locale: Locale): ListingIndex {
  const { colores, tallas, productos } = wire;
  const listOf = (name: FacetName) => wire[namedFacets[name].wire];
  return {
    colours: colores.map(({ codColor, nombreColor, hex, muestra }) => ({
      code: codColor,
      name: nombreColor,
      colour: hex,
      src: muestra,
    })),
    sizes: tallas.map(({ talla, banda, copa }) => ({ code: talla, band: banda, cup: copa })),
    ...eachFacet((name) => listOf(name).map(({ codigo, nombre }) => ({ code: codigo, name: nombre }))),
    products: productos.map((row) => {
      const [reference, name, slug, , , price, badge, novelty, made, colours, second, dominant] = row;
      return {
        reference,
        name,
        href: catalogueHref(locale, slug),
        codes: eachFacet((each) => listOf(each)[row[namedFacets[each].place]]?.codigo ?? null),
        price: toPriceRange(price),
        badge,
        novelty,
        made: toFlags(made, tallas.length),
        colours: colours.map(([place, picture, inStock]) => ({
          code: colores[place]?.codColor ?? '',
          picture,
          inStock: toFlags(inStock, tallas.length),
        })),
        secondPicture: second,
        dominantColor: dominant,
      };
    }),
  };
}

/** Bit n of a hexadecimal number, whose last digit has the first four. */
function toFlags(bits: string, length: number): SizeFlags {
  return Uint8Array.from({ length }, (_, place) => {
    const digit = Number.parseInt(bits.at(-1 - (place >> 2)) ?? '0', 16);
    return (digit >> (place & 3)) & 1;
  });
}

/** `alt` says what is seen when the name and the colour are filled in. */
export function toIndexedCard(
  index: ListingIndex,
  product: IndexedProduct,
  alt: (name: string, colour: string) => string,
): ProductCard {
  const { reference, name, href, price, badge, secondPicture, dominantColor } = product;
  const colours = product.colours.flatMap(({ code, picture }, place) => {
    const known = index.colours.find((each) => each.code === code);
    if (!known) return [];
    // The index has the dominant colour of the first picture only; the fabric's own comes close.
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
    secondPicture: secondPicture ? { hash: secondPicture, alt: '', dominantColor: dominantColor ?? '' } : null,
    available: product.colours.some(({ inStock }) => inStock.includes(1)),
  };
}
