import type { AnswerOf, BodyOf } from '@/contract/calls';
import type { AddressOf } from '@/contract/paths';
import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { fill } from '@/lib/i18n/words';
import type { Result } from '@/lib/result';
import { type ProductCard, toProductCard } from './catalogue-mappers';
import { type FilterChoice, hasSizes, type Sort } from './filter-address';
import { toFiltersWire, toSortWire } from './filter-mappers';
import { type ListingIndex, toIndexedCard, toListingIndex } from './listing-index';
import {
  type BraSize,
  type Facets,
  type ListingSource,
  textOf,
  toFacets,
  toShownColour,
  toSizes,
} from './listing-mappers';
import { countFacets, filterProducts, pickColour, sortProducts } from './listing-rules';

/** `from` and `count` say which of the found products are shown. */
export type ListingQuestion = { choice: FilterChoice; sort: Sort; from: number; count: number };
export type ListedProduct = { product: ProductCard; shownColour?: string };
export type ListingAnswer = { products: ListedProduct[]; total: number; facets: Facets };

/** Answers questions about one listing: in place where its index is small enough, else by asking the backend. */
export type ListingDesk =
  | { kind: 'here'; answer: (question: ListingQuestion) => ListingAnswer }
  | { kind: 'far'; ask: (question: ListingQuestion, signal: AbortSignal) => Promise<Result<ListingAnswer>> };

type Place = { source: ListingSource; locale: Locale; pictureAlt: string; braSizes: BraSize[] };

const addresses = {
  index: '/api/public/portafolio/consultarIndiceDepto' satisfies AddressOf<'readDepartmentIndex'>,
  department: '/api/public/portafolio/consultarProductosDepto' satisfies AddressOf<'listProducts'>,
  search: '/api/public/portafolio/consultarProductosXReferencia' satisfies AddressOf<'searchProducts'>,
  filters: '/api/public/portafolio/consultarFiltrosDepto' satisfies AddressOf<'readFilters'>,
};

export async function openDesk(place: Place): Promise<Result<ListingDesk>> {
  const { source, locale, pictureAlt } = place;
  const far: Result<ListingDesk> = {
    ok: true,
    data: { kind: 'far', ask: (question, signal) => askBackend(place, question, signal) },
    remark: 'none',
    messageKey: '',
  };
  if (source.kind === 'search') return far;
  const body: BodyOf<'readDepartmentIndex'> = { idioma: locale, departamento: source.slug };
  const result = await post<AnswerOf<'readDepartmentIndex'>>(addresses.index, body);
  if (!result.ok) return result;
  const { totalProductos, productos } = result.data;
  if (totalProductos > productos.length) return far;
  const index = toListingIndex(result.data, locale);
  const alt = (name: string, colour: string) => fill(pictureAlt, { name, colour });
  return { ...result, data: { kind: 'here', answer: (question) => answerInPlace(index, question, alt) } };
}

function answerInPlace(
  index: ListingIndex,
  { choice, sort, from, count }: ListingQuestion,
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

/** Three pages of the listing: long enough that a second one is seldom asked for. */
const pieceSize = 24;

async function askBackend(
  { source, locale, braSizes }: Place,
  { choice, sort, from, count }: ListingQuestion,
  signal: AbortSignal,
): Promise<Result<ListingAnswer>> {
  const sizes = toSizes(choice, braSizes);
  // A band and a cup that no bra has together leave nothing; no sizes at all would leave everything.
  const filtros = toFiltersWire(choice, hasSizes(choice) && sizes.length === 0 ? ['-'] : sizes);
  const where = source.kind === 'search' ? { texto: source.text } : { departamento: source.slug };
  const filters = post<AnswerOf<'readFilters'>>(addresses.filters, { idioma: locale, ...where, filtros }, { signal });
  const askPiece = (pagina: number) => {
    const body = { idioma: locale, ...where, filtros, orden: toSortWire(sort), pagina, tamano: pieceSize };
    const address = source.kind === 'search' ? addresses.search : addresses.department;
    return post<Pick<AnswerOf<'listProducts'>, 'productos' | 'totalProductos'>>(address, body, { signal });
  };
  const first = Math.floor(from / pieceSize);
  const last = Math.floor((from + count - 1) / pieceSize);
  const wanted = Array.from({ length: last - first + 1 }, (_, place) => askPiece(first + place + 1));
  const [facets, ...pieces] = await Promise.all([filters, ...wanted]);
  if (!facets.ok) return facets;
  const products: ProductCard[] = [];
  let total = 0;
  for (const piece of pieces) {
    // A piece behind the last one is absent.
    if (!piece.ok && piece.kind === 'absent' && piece !== pieces[0]) break;
    if (!piece.ok) return piece;
    products.push(...piece.data.productos.map((card) => toProductCard(card, locale)));
    total = piece.data.totalProductos;
  }
  const start = from - first * pieceSize;
  return {
    ok: true,
    remark: 'none',
    messageKey: '',
    data: {
      products: products
        .slice(start, start + count)
        .map((product) => ({ product, shownColour: toShownColour(product, choice.colours, textOf(source)) })),
      total,
      facets: toFacets(facets.data),
    },
  };
}
