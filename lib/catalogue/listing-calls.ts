import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import { type ProductCard, toProductCard } from './catalogue-mappers';
import type { FilterChoice, Sort } from './filter-address';
import { toFiltersWire, toSortWire } from './filter-mappers';
import { type ListingIndex, toListingIndex } from './listing-index';
import { type Facets, type ListingSource, toFacets } from './listing-mappers';

/** Null where the department has more than an index holds. */
export async function readIndex(locale: Locale, slug: string): Promise<Result<ListingIndex | null>> {
  const answer = await post<'readDepartmentIndex'>('/api/public/portafolio/consultarIndiceDepto', {
    body: { idioma: locale, departamento: slug },
  });
  return mapResult(answer, (wire) =>
    wire.totalProductos > wire.productos.length ? null : toListingIndex(wire, locale),
  );
}

/** One listing as it was narrowed down; `sizes` are what its bands and cups stand for. */
export type Narrowed = { source: ListingSource; locale: Locale; choice: FilterChoice; sizes: string[] };

const toWire = ({ source, locale, choice, sizes }: Narrowed) => ({
  idioma: locale,
  ...(source.kind === 'search' ? { texto: source.text } : { departamento: source.slug }),
  filtros: toFiltersWire(choice, sizes),
});

export async function readFacets(listing: Narrowed, signal: AbortSignal): Promise<Result<Facets>> {
  const body = toWire(listing);
  return mapResult(
    await post<'readFilters'>('/api/public/portafolio/consultarFiltrosDepto', { body, signal }),
    toFacets,
  );
}

export type Piece = { products: ProductCard[]; total: number };
type Which = { sort: Sort; page: number; size: number };

export async function listPiece(
  listing: Narrowed,
  { sort, page, size }: Which,
  signal: AbortSignal,
): Promise<Result<Piece>> {
  const input = { body: { ...toWire(listing), orden: toSortWire(sort), pagina: page, tamano: size }, signal };
  const answer =
    listing.source.kind === 'search'
      ? await post<'searchProducts'>('/api/public/portafolio/consultarProductosXReferencia', input)
      : await post<'listProducts'>('/api/public/portafolio/consultarProductosDepto', input);
  return mapResult(answer, ({ productos, totalProductos }) => ({
    products: productos.map((card) => toProductCard(card, listing.locale)),
    total: totalProductos,
  }));
}
