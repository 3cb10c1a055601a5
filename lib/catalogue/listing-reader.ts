import { colourInSentence } from '@/lib/i18n/colour-in-sentence';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { Result } from '@/lib/result';
import type { OwnSizes } from '@/lib/size-tables/own-sizes';
import type { ProductCard } from './catalogue-mappers';
import { readFacets, readIndex, readListingChunk } from './listing-calls';
import { type ListingIndex, toIndexedCard } from './listing-index';
import {
  type BraSize,
  type Facets,
  type ListingSource,
  searchTextOf,
  toChosenSizes,
  toShownColour,
} from './listing-mappers';
import { type FilterChoice, hasSizes, type Sort } from './listing-params';
import { countFacets, filterProducts, findOwnSize, listOwnSizes, pickColour, sortProducts } from './listing-rules';

/** `from` and `count` select the products to show. */
export type ListingRequest = { choice: FilterChoice; sort: Sort; from: number; count: number };
export type ListedProduct = { product: ProductCard; shownColour?: string };
export type ListingAnswer = { products: ListedProduct[]; total: number; facets: Facets };

/** Filters one listing: in the browser if its index is small enough, else by asking the backend. */
export type ListingReader =
  | {
      kind: 'here';
      answer: (question: ListingRequest) => ListingAnswer;
      /** The size of the shopper's own in which a product is in stock. */
      findOwnSize: (reference: string, own: OwnSizes) => string | null;
      /** The shopper's own sizes for the kinds of garment listed here. */
      listOwnSizes: (own: OwnSizes) => string[];
    }
  | { kind: 'far'; ask: (question: ListingRequest, signal: AbortSignal) => Promise<Result<ListingAnswer>> };

type ListingContext = {
  source: ListingSource;
  locale: Locale;
  pictureAlt: string;
  braSizes: BraSize[];
  /** The filter needs the backend, for example a code of the printed catalogue. */
  isFar: boolean;
};

export async function openListing(place: ListingContext): Promise<Result<ListingReader>> {
  const { source, locale, pictureAlt, isFar } = place;
  const far: Result<ListingReader> = {
    ok: true,
    data: { kind: 'far', ask: (question, signal) => askBackend(place, question, signal) },
    remark: 'none',
    messageKey: '',
  };
  if (source.kind === 'search' || isFar) return far;
  const result = await readIndex(locale, source.slug);
  if (!result.ok && result.kind === 'network') return result;
  // Too large for an index, or the index cannot be read: the backend filters instead.
  if (!result.ok || !result.data) return far;
  const index = result.data;
  const alt = (name: string, colour: string) => fill(pictureAlt, { name, colour: colourInSentence(colour, locale) });
  return {
    ...result,
    data: {
      kind: 'here',
      answer: (question) => answerInPlace(index, question, alt),
      findOwnSize: (reference, own) => findOwnSize(index, reference, own),
      listOwnSizes: (own) => listOwnSizes(index, own),
    },
  };
}

function answerInPlace(
  index: ListingIndex,
  { choice, sort, from, count }: ListingRequest,
  alt: (name: string, colour: string) => string,
): ListingAnswer {
  const found = sortProducts(filterProducts(index, choice), sort);
  return {
    products: found.slice(from, from + count).map((product) => ({
      product: toIndexedCard(index, product, alt),
      shownColour: pickColour(index, product, choice),
    })),
    total: found.length,
    facets: countFacets(index, choice),
  };
}

/** Three pages of the listing: large enough that a second piece is rarely needed. */
const pieceSize = 24;

async function askBackend(
  { source, locale, braSizes }: ListingContext,
  { choice, sort, from, count }: ListingRequest,
  signal: AbortSignal,
): Promise<Result<ListingAnswer>> {
  const sizes = toChosenSizes(choice, braSizes);
  // Bands and cups that no bra combines must leave nothing; an empty size list would leave everything.
  const listing = { source, locale, choice, sizes: hasSizes(choice) && sizes.length === 0 ? ['-'] : sizes };
  const first = Math.floor(from / pieceSize);
  const last = Math.floor((from + count - 1) / pieceSize);
  const wanted = Array.from({ length: last - first + 1 }, (_, place) =>
    readListingChunk(listing, { sort, page: first + place + 1, size: pieceSize }, signal),
  );
  const [facets, ...pieces] = await Promise.all([readFacets(listing, signal), ...wanted]);
  if (!facets.ok) return facets;
  const products: ProductCard[] = [];
  let total = 0;
  for (const piece of pieces) {
    // A piece after the last one is absent.
    if (!piece.ok && piece.kind === 'absent' && piece !== pieces[0]) break;
    if (!piece.ok) return piece;
    products.push(...piece.data.products);
    total = piece.data.total;
  }
  const start = from - first * pieceSize;
  return {
    ok: true,
    remark: 'none',
    messageKey: '',
    data: {
      products: products
        .slice(start, start + count)
        .map((product) => ({ product, shownColour: toShownColour(product, choice.colours, searchTextOf(source)) })),
      total,
      facets: facets.data,
    },
  };
}
