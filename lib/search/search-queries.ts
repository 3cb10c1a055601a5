import 'server-only';
import { headers } from 'next/headers';
import { productsOnAPage } from '@/contract/public-rules';
import { type DepartmentPage, toDepartmentPage, toListingCard } from '@/lib/catalogue/catalogue-mappers';
import { toFiltersWire, toSortWire } from '@/lib/catalogue/filter-mappers';
import { type Facets, type ListingPage, noFacets, toFacets } from '@/lib/catalogue/listing-mappers';
import type { ListingParams } from '@/lib/catalogue/listing-params';
import { callBackend } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import type { Failure } from '@/lib/result';
import { defaultSystems } from '@/lib/size-tables/size-systems';
import { listTypedSizes, type TypedSize, toLabelText } from '@/lib/size-tables/sizes-in-text';
import { type SearchLink, toDepartments, toPages } from './search-mappers';

type SearchPage = {
  kind: 'found';
  page: ListingPage;
  facets: Facets;
};

export type SearchResult =
  | (SearchPage & {
      approximate: boolean;
      departments: SearchLink[];
      pages: SearchLink[];
      /** The text as sent to the backend, and the sizes in it. */
      asked: string;
      sizes: TypedSize[];
    })
  /** A page after the last one. */
  | { kind: 'absent' }
  | { kind: 'away' };

/** The visitor's address, because the backend limits calls per address and we call for many visitors. */
export async function visitorIpHeader(): Promise<Record<string, string>> {
  const address = (await headers()).get('x-forwarded-for');
  return address ? { 'x-forwarded-for': address } : {};
}

/** Per request and not cached: searches are private. */
export async function searchProducts(locale: Locale, address: ListingParams): Promise<SearchResult> {
  const { text, choice, sort, page } = address;
  const system = address.system ?? defaultSystems[locale];
  const asked = toLabelText(text, system);
  const filtros = toFiltersWire(choice);
  const asker = await visitorIpHeader();
  const [products, filters] = await Promise.all([
    callBackend('searchProducts', {
      headers: asker,
      body: { idioma: locale, texto: asked, filtros, orden: toSortWire(sort), pagina: page, tamano: productsOnAPage },
    }),
    callBackend('readFilters', { headers: asker, body: { idioma: locale, texto: asked, filtros } }),
  ]);
  if (!products.ok) return toUnfound(products);
  const { productos, totalProductos, pagina, totalPaginas, aproximado, sugerencias, ayuda } = products.data;
  return {
    kind: 'found',
    page: {
      products: productos.map((card) => toListingCard(card, locale, { chosen: choice.colours, text })),
      total: totalProductos,
      page: pagina,
      pages: totalPaginas,
    },
    facets: filters.ok ? toFacets(filters.data) : noFacets,
    approximate: aproximado,
    departments: toDepartments(sugerencias, locale),
    pages: toPages(ayuda, locale),
    asked,
    sizes: listTypedSizes(text, system),
  };
}

export type FilteredDepartment = (SearchPage & { department: DepartmentPage }) | { kind: 'absent' } | { kind: 'away' };

/** A department with filters, for browsers without script: its own pages are the same for everyone. */
export async function filterDepartment(
  locale: Locale,
  slug: string,
  address: ListingParams,
): Promise<FilteredDepartment> {
  const { text, choice, sort, page } = address;
  const filtros = toFiltersWire(choice);
  const [products, filters] = await Promise.all([
    callBackend('listProducts', {
      body: {
        idioma: locale,
        departamento: slug,
        filtros,
        orden: toSortWire(sort),
        pagina: page,
        tamano: productsOnAPage,
      },
    }),
    callBackend('readFilters', { body: { idioma: locale, departamento: slug, filtros } }),
  ]);
  if (!products.ok) return toUnfound(products);
  const department = toDepartmentPage(products.data, locale, { chosen: choice.colours, text });
  const { products: cards, total, pages } = department;
  return {
    kind: 'found',
    page: { products: cards, total, page: department.page, pages },
    facets: filters.ok ? toFacets(filters.data) : noFacets,
    department,
  };
}

const toUnfound = ({ kind }: Failure) => ({ kind: kind === 'absent' ? ('absent' as const) : ('away' as const) });
