import type { AnswerOf } from '@/contract/calls/table';
import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import { type ProductCard, toProductCard } from './catalogue-mappers';
import { toFiltersWire, toSortWire } from './filter-mappers';
import type { ListingIndex } from './listing-index';
import { toListingIndex } from './listing-index-mappers';
import { type Facets, type ListingSource, toFacets } from './listing-mappers';
import type { FilterChoice, Sort } from './listing-params';

/** Null when the department is too large for an index. */
export async function readIndex(locale: Locale, slug: string): Promise<Result<ListingIndex | null>> {
  const answer = await post<'readDepartmentIndex'>('/api/public/portafolio/consultarIndiceDepto', {
    body: { locale, department: slug },
  });
  return mapResult(answer, (wire) => (wire.total > wire.products.length ? null : toListingIndex(wire, locale)));
}

/** A filtered listing; `sizes` are those that its bands and cups stand for. */
export type ListingQuery = { source: ListingSource; locale: Locale; choice: FilterChoice; sizes: string[] };

export async function readFacets(
  { source, locale, choice, sizes }: ListingQuery,
  signal: AbortSignal,
): Promise<Result<Facets>> {
  const where = source.kind === 'search' ? { texto: source.text } : { departamento: source.slug };
  const answer = await post<'readFilters'>('/api/public/portafolio/consultarFiltrosDepto', {
    body: { idioma: locale, ...where, filtros: toFiltersWire(choice, sizes) },
    signal,
  });
  return mapResult(answer, toFacets);
}

export type ListingChunk = { products: ProductCard[]; total: number };
type Which = { sort: Sort; page: number; size: number };

export async function readListingChunk(
  { source, locale, choice, sizes }: ListingQuery,
  { sort, page, size }: Which,
  signal: AbortSignal,
): Promise<Result<ListingChunk>> {
  const which = { filtros: toFiltersWire(choice, sizes), orden: toSortWire(sort), pagina: page, tamano: size };
  const toPiece = ({ productos, totalProductos }: PieceWire): ListingChunk => ({
    products: productos.map((card) => toProductCard(card, locale)),
    total: totalProductos,
  });
  if (source.kind === 'search') {
    const body = { idioma: locale, texto: source.text, ...which };
    const path = '/api/public/portafolio/consultarProductosXReferencia';
    return mapResult(await post<'searchProducts'>(path, { body, signal }), toPiece);
  }
  const body = { idioma: locale, departamento: source.slug, ...which };
  const path = '/api/public/portafolio/consultarProductosDepto';
  return mapResult(await post<'listProducts'>(path, { body, signal }), toPiece);
}

type PieceWire = Pick<AnswerOf<'listProducts'>, 'productos' | 'totalProductos'>;
