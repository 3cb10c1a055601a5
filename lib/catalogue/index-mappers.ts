import type { IndexWire } from '@/contract/catalogue/schemas';
import { eachFacet, type FacetName, facetNames, namedFacets } from '@/contract/facets';
import type { Locale } from '@/lib/i18n/routing';
import { toPriceRange } from './catalogue-mappers';
import { catalogueHref } from './catalogue-path';
import type { ListingIndex, SizeFlags } from './listing-index';

export function toListingIndex(wire: IndexWire, locale: Locale): ListingIndex {
  const { colores, tallas, guias, productos } = wire;
  const typesAt = facetNames.indexOf('types');
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
      const [reference, name, slug, facets, range, badge, novelty, made, colours, second, dominant] = row;
      const price = toPriceRange(range);
      if (!price) throw new RangeError('an index without a price cannot be filtered');
      return {
        reference,
        name,
        href: catalogueHref(locale, slug),
        codes: eachFacet((each, at) => listOf(each)[facets[at] ?? -1]?.codigo ?? null),
        guide: guias?.[facets[typesAt] ?? -1] ?? null,
        price,
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

/** The bits of a hexadecimal number; its last digit has the first four. */
function toFlags(bits: string, length: number): SizeFlags {
  return Uint8Array.from({ length }, (_, place) => {
    const digit = Number.parseInt(bits.at(-1 - (place >> 2)) ?? '0', 16);
    return (digit >> (place & 3)) & 1;
  });
}
