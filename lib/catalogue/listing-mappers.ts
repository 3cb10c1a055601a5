import type { AnswerOf } from '@/contract/calls/table';
import { eachFacet, type FacetName, namedFacets } from '@/contract/facets';
import { maybeCents } from '@/lib/money';
import type { ProductCard } from './catalogue-mappers';
import { namedColour } from './named-colour';

/** The text of a search is what the backend is asked: with the sizes of our labels. */
export type ListingSource = { kind: 'department'; slug: string } | { kind: 'search'; text: string };

/** What was searched for; nothing in a department. */
export const textOf = (source: ListingSource) => (source.kind === 'search' ? source.text : '');

/** One page, as the server or the backend gives it. */
export type ListingPage = { products: ProductCard[]; total: number; page: number; pages: number };

/** How many products choosing it would leave; null where only it is known that there are some. */
export type FacetValue = { code: string; name: string; count: number | null };
export type ColourFacet = FacetValue & { colour: string };
export type BraSize = { code: string; band: string; cup: string };

export type Facets = Record<FacetName, FacetValue[]> & {
  colours: ColourFacet[];
  bands: FacetValue[];
  cups: FacetValue[];
  /** Of everything but bras. */
  sizes: FacetValue[];
  price: { from: number; to: number };
  /** Which band and cup each size of a bra has. */
  braSizes: BraSize[];
};

/** What was found is worth showing without its filters too. */
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
    price: { from: maybeCents(wire.precio.minimo) ?? 0, to: maybeCents(wire.precio.maximo) ?? 0 },
    braSizes: braSizes.map(({ code, band, cup }) => ({ code, band, cup })),
  };
}

const toValue = ({ codigo, nombre, totalProductos }: AnswerOf<'readFilters'>['tipos'][number]): FacetValue => ({
  code: codigo,
  name: nombre,
  count: totalProductos,
});

/** Counts of sizes cannot be added up, because a product has many of them: only none is sure. */
function toParts(sizes: (BraSize & { count: number })[], part: 'band' | 'cup'): FacetValue[] {
  const codes = [...new Set(sizes.map((size) => size[part]))].sort(compareParts);
  return codes.map((code) => ({
    code,
    name: code,
    count: sizes.some((size) => size[part] === code && size.count > 0) ? null : 0,
  }));
}

export const compareParts = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** Enough for the contract, and nobody ticks as many. */
const sizesMax = 80;

/** What bands, cups and sizes stand for: each size of a bra in one of the bands and one of the cups, and the others. */
export function toSizes(
  { bands, cups, sizes }: { bands: string[]; cups: string[]; sizes: string[] },
  braSizes: BraSize[],
): string[] {
  const isChosen = (list: string[], part: string) => list.length === 0 || list.includes(part);
  const bras = bands.length + cups.length > 0 ? braSizes : [];
  const found = bras.filter(({ band, cup }) => isChosen(bands, band) && isChosen(cups, cup)).map(({ code }) => code);
  return [...found, ...sizes].slice(0, sizesMax);
}

/** The colour in which a card is shown to somebody who chose colours, or searched for one. */
export const toShownColour = ({ colours }: ProductCard, chosen: string[], text = ''): string | undefined =>
  colours.find(({ code, picture }) => picture && chosen.includes(code))?.code ?? namedColour(colours, text);

/** A card with what it shows and nothing else, of further colours the picture alone: it travels as HTML and as data. */
export function toListingCard(card: ProductCard, chosen: string[] = [], text = ''): ProductCard {
  const first = card.colours.find(({ picture }) => picture)?.code;
  const named = namedColour(card.colours, text);
  const isShown = (code: string) => code === first || code === named || chosen.includes(code);
  const colours = card.colours.map(({ code, name, colour, picture }) => ({
    code,
    name,
    colour,
    src: '',
    picture: picture && (isShown(code) ? picture : { hash: picture.hash, alt: '', dominantColor: '' }),
  }));
  return { ...card, colours };
}
