import type { IndexWire } from '@/contract/catalogue/schemas';
import { eachFacet, facetNames } from '@/contract/facets';
import type { Locale } from '@/lib/i18n/routing';
import { toPriceRange } from './catalogue-mappers';
import { catalogueHref } from './catalogue-path';
import type { ListingIndex, SizeFlags } from './listing-index';

export function toListingIndex(wire: IndexWire, locale: Locale): ListingIndex {
  const { colours: swatches, sizes, guides, products } = wire;
  const typesAt = facetNames.indexOf('types');
  return {
    colours: swatches.map(({ codColor, nombreColor, hex, muestra }) => ({
      code: codColor,
      name: nombreColor,
      colour: hex,
      src: muestra,
    })),
    sizes,
    ...eachFacet((name) => wire[name]),
    products: products.map((row) => {
      const [reference, name, slug, facets, range, badge, novelty, made, colours, second, dominant] = row;
      const price = toPriceRange(range);
      if (!price) throw new RangeError('an index without a price cannot be filtered');
      return {
        reference,
        name,
        href: catalogueHref(locale, slug),
        codes: eachFacet((each, at) => wire[each][facets[at] ?? -1]?.code ?? null),
        guide: guides?.[facets[typesAt] ?? -1] ?? null,
        price,
        badge,
        novelty,
        made: toFlags(made, sizes.length),
        colours: colours.map(([place, picture, inStock]) => ({
          code: swatches[place]?.codColor ?? '',
          picture,
          inStock: toFlags(inStock, sizes.length),
        })),
        secondPicture: second,
        dominantColor: dominant,
      };
    }),
  };
}

/** The bits of a hexadecimal number; its last digit has the first four. */
function toFlags(bits: string, length: number): SizeFlags {
  return Uint8Array.from({ length }, (_, place) => {
    const digit = Number.parseInt(bits.at(-1 - (place >> 2)) ?? '0', 16);
    return (digit >> (place & 3)) & 1;
  });
}
