import type { AnswerOf } from '@/contract/calls/table';
import { eachFacet, type FacetName, namedFacets } from '@/contract/facets';
import { toCentsOrNull } from '@/contract/money';
import type { ProductCard } from './catalogue-mappers';
import { findNamedColour } from './named-colour';

/** `text` is the search text as sent to the backend, with sizes of our labels. */
export type ListingSource = { kind: 'department'; slug: string } | { kind: 'search'; text: string };

/** The search text; empty for a department. */
export const searchTextOf = (source: ListingSource) => (source.kind === 'search' ? source.text : '');

/** One page of a listing, from the server or the backend. */
export type ListingPage = { products: ProductCard[]; total: number; page: number; pages: number };

/** The number of products that choosing it would leave; null when it is only known not to be zero. */
export type FacetValue = { code: string; name: string; count: number | null };
export type ColourFacet = FacetValue & { colour: string };
export type BraSize = { code: string; band: string; cup: string };

export type Facets = Record<FacetName, FacetValue[]> & {
  colours: ColourFacet[];
  bands: FacetValue[];
  cups: FacetValue[];
  /** Sizes of everything but bras. */
  sizes: FacetValue[];
  price: { from: number; to: number };
  /** Band and cup of each bra size. */
  braSizes: BraSize[];
};

/** For a listing without filters. */
export const noFacets: Facets = {
  colours: [],
  bands: [],
  cups: [],
  sizes: [],
  ...eachFacet(() => []),
  price: { from: 0, to: 0 },
  braSizes: [],
};

export function toFacets(wire: AnswerOf<'readFilters'>): Facets {
  const braSizes = wire.tallas.flatMap(({ talla, banda, copa, totalProductos }) =>
    banda !== undefined && copa !== undefined ? [{ code: talla, band: banda, cup: copa, count: totalProductos }] : [],
  );
  return {
    colours: wire.colores.map(({ codColor, nombreColor, hex, totalProductos }) => ({
      code: codColor,
      name: nombreColor,
      count: totalProductos,
      colour: hex,
    })),
    bands: toParts(braSizes, 'band'),
    cups: toParts(braSizes, 'cup'),
    sizes: wire.tallas
      .filter(({ banda }) => banda === undefined)
      .map(({ talla, totalProductos }) => ({ code: talla, name: talla, count: totalProductos })),
    ...eachFacet((name) => wire[namedFacets[name].wire].map(toValue)),
    price: { from: toCentsOrNull(wire.precio.minimo) ?? 0, to: toCentsOrNull(wire.precio.maximo) ?? 0 },
    braSizes: braSizes.map(({ code, band, cup }) => ({ code, band, cup })),
  };
}

const toValue = ({ codigo, nombre, totalProductos }: AnswerOf<'readFilters'>['tipos'][number]): FacetValue => ({
  code: codigo,
  name: nombre,
  count: totalProductos,
});

/** Counts per size cannot be added up, because a product has many sizes: only zero is certain. */
function toParts(sizes: (BraSize & { count: number })[], part: 'band' | 'cup'): FacetValue[] {
  const codes = [...new Set(sizes.map((size) => size[part]))].sort(compareSizeParts);
  return codes.map((code) => ({
    code,
    name: code,
    count: sizes.some((size) => size[part] === code && size.count > 0) ? null : 0,
  }));
}

export const compareSizeParts = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** The contract's limit, more than anyone ticks. */
const sizesMax = 80;

/** The sizes that a choice stands for: bra sizes in one of the bands and one of the cups, and the other sizes. */
export function toChosenSizes(
  { bands, cups, sizes }: { bands: string[]; cups: string[]; sizes: string[] },
  braSizes: BraSize[],
): string[] {
  const isChosen = (list: string[], part: string) => list.length === 0 || list.includes(part);
  const bras = bands.length + cups.length > 0 ? braSizes : [];
  const found = bras.filter(({ band, cup }) => isChosen(bands, band) && isChosen(cups, cup)).map(({ code }) => code);
  return [...found, ...sizes].slice(0, sizesMax);
}

/** The colour in which a card is shown when colours were chosen or one was searched for. */
export const toShownColour = ({ colours }: ProductCard, chosen: string[], text = ''): string | undefined =>
  colours.find(({ code, picture }) => picture && chosen.includes(code))?.code ?? findNamedColour(colours, text);
