import { eachFacet } from 'contract/facets.ts';
import type { Locale } from 'contract/public-codes.ts';
import { indexProductsMax } from 'contract/rules.ts';
import type { Db } from '../../../database/schema.ts';
import { absent } from '../../../shared/errors.ts';
import type { Page } from '../../../shared/pagination.mapper.ts';
import type { CatalogueCache, ReadCatalogueCache, Sort } from '../cache/catalogue-cache.ts';
import { facetTables } from '../cache/facet-tables.ts';
import { countFacets, type Facets } from '../cache/facets.ts';
import { type FilterChoice, toFilterTest } from '../cache/filter-choice.ts';
import { takePage } from '../cache/take-page.ts';
import { readCardsById } from '../cards/cards.mapper.ts';
import { getDepartment } from '../departments/departments.repository.ts';
import { findMatches } from '../search/search.service.ts';
import { listDepartmentAddresses, listProductAddresses } from './catalogue-addresses.repository.ts';
import { type IndexRow, listIndexNames, listIndexRows } from './department-index.repository.ts';

type Listing = { department: string; locale: Locale; choice: FilterChoice; sort: Sort; page: Page };

export async function getDepartmentPage(db: Db, readCatalogueCache: ReadCatalogueCache, listing: Listing, now: Date) {
  const { locale, choice, sort, page } = listing;
  const department = await requireDepartment(db, listing.department, locale);
  const cache = await readCatalogueCache(sort === 'name' ? locale : undefined);
  const places = cache.inDepartment(department.id, sort, locale);
  const { taken, total } = takePage(places, toFilterTest(cache, choice), page);
  const children = department.children.filter(({ id }) => cache.countOf(id) > 0);
  return {
    department: { ...department, children },
    total,
    cards: await readCardsById(db, cache.idsOf(taken), locale, now),
  };
}

/** A department, or a text search. */
type Subject = { department: string } | { text: string };

export async function getFilters(
  db: Db,
  readCatalogueCache: ReadCatalogueCache,
  { subject, locale, choice }: { subject: Subject; locale: Locale; choice: FilterChoice },
) {
  const facets =
    'text' in subject
      ? await countFound(db, readCatalogueCache, { text: subject.text, locale }, choice)
      : await countDepartment(db, readCatalogueCache, { department: subject.department, locale }, choice);
  const words = await listIndexNames(db, {
    colors: [...facets.colors.keys()],
    sizes: [...facets.sizes.keys()],
    ...eachFacet((name) => [...facets[name].keys()]),
  });
  return { facets, words };
}

type DepartmentPage = { department: string; locale: Locale };

async function countDepartment(
  db: Db,
  readCatalogueCache: ReadCatalogueCache,
  place: DepartmentPage,
  choice: FilterChoice,
): Promise<Facets> {
  const { id } = await requireDepartment(db, place.department, place.locale);
  const cache = await readCatalogueCache();
  const fresh = () => countFacets(cache, inOrder(cache, id), choice);
  return toFilterTest(cache, choice) ? fresh() : cache.remember(`facets ${id}`, fresh);
}

async function countFound(
  db: Db,
  readCatalogueCache: ReadCatalogueCache,
  asked: { text: string; locale: Locale },
  choice: FilterChoice,
): Promise<Facets> {
  const { cache, places } = await findMatches(db, readCatalogueCache, asked);
  return countFacets(cache, places, choice);
}

/** In recommended order, which is the same in each language. */
const inOrder = (cache: CatalogueCache, departmentId: number) => cache.inDepartment(departmentId, 'recommended', 'es');

/** A department too large to filter in the browser returns only its number; the server then lists and filters. */
export async function getDepartmentIndex(db: Db, readCatalogueCache: ReadCatalogueCache, place: DepartmentPage) {
  const department = await requireDepartment(db, place.department, place.locale);
  const cache = await readCatalogueCache();
  const places = inOrder(cache, department.id);
  const rows = await listIndexRows(db, places.length > indexProductsMax ? [] : cache.idsOf(places));
  const distinct = (read: (row: IndexRow) => string | string[]) => [...new Set(rows.flatMap(read))];
  const words = await listIndexNames(db, {
    colors: distinct((row) => row.colors),
    sizes: distinct((row) => row.sizes),
    ...eachFacet((name) => distinct((row) => row[facetTables[name].column] ?? [])),
  });
  return { total: places.length, rows, words };
}

/** Departments are in the first part only. */
export async function getCatalogueAddresses(
  db: Db,
  readCatalogueCache: ReadCatalogueCache,
  { after, most }: { after: number; most: number },
) {
  const cache = await readCatalogueCache();
  const departments = after === 0 ? await listDepartmentAddresses(db) : [];
  const products = await listProductAddresses(db, after, most);
  return {
    departments: departments.map((department) => ({ ...department, products: cache.countOf(department.id) })),
    products,
    total: cache.items.length,
    /** The id after which the next part begins. */
    next: products.length < most ? null : (products.at(-1)?.id ?? null),
  };
}

async function requireDepartment(db: Db, slug: string, locale: Locale) {
  const department = await getDepartment(db, slug, locale);
  if (!department) throw absent();
  return department;
}
