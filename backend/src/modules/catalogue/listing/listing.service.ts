import { eachFacet } from 'contract/facets.ts';
import type { Locale } from 'contract/public-codes.ts';
import { indexProductsMax } from 'contract/rules.ts';
import type { Db } from '../../../database/schema.ts';
import { absent } from '../../../shared/errors.ts';
import type { Page } from '../../../shared/pagination.mapper.ts';
import { toCards } from '../cards/cards.service.ts';
import { getDepartment } from '../departments/departments.repository.ts';
import { findPlaces } from '../search/search.service.ts';
import { type Choice, toTest } from '../shelf/choice.ts';
import { facetTables } from '../shelf/facet-tables.ts';
import { countFacets, type Facets } from '../shelf/facets.ts';
import { takePage } from '../shelf/page.ts';
import type { ReadShelf, Shelf, Sort } from '../shelf/shelf.ts';
import { listDepartmentAddresses, listProductAddresses } from './addresses.repository.ts';
import { type IndexRow, listIndexRows, listWords } from './department-index.repository.ts';

type Listing = { department: string; locale: Locale; choice: Choice; sort: Sort; page: Page };

export async function getDepartmentPage(db: Db, readShelf: ReadShelf, listing: Listing, now: Date) {
  const { locale, choice, sort, page } = listing;
  const department = await requireDepartment(db, listing.department, locale);
  const shelf = await readShelf(sort === 'name' ? locale : undefined);
  const places = shelf.inDepartment(department.id, sort, locale);
  const { taken, total } = takePage(places, toTest(shelf, choice), page);
  const children = department.children.filter(({ id }) => shelf.countOf(id) > 0);
  return { department: { ...department, children }, total, cards: await toCards(db, shelf.idsOf(taken), locale, now) };
}

/** Of a department, or of what a text finds. */
type Subject = { department: string } | { text: string };

export async function getFilters(
  db: Db,
  readShelf: ReadShelf,
  { subject, locale, choice }: { subject: Subject; locale: Locale; choice: Choice },
) {
  const facets =
    'text' in subject
      ? await countFound(db, readShelf, { text: subject.text, locale }, choice)
      : await countDepartment(db, readShelf, { department: subject.department, locale }, choice);
  const words = await listWords(db, {
    colors: [...facets.colors.keys()],
    sizes: [...facets.sizes.keys()],
    ...eachFacet((name) => [...facets[name].keys()]),
  });
  return { facets, words };
}

type Place = { department: string; locale: Locale };

async function countDepartment(db: Db, readShelf: ReadShelf, place: Place, choice: Choice): Promise<Facets> {
  const { id } = await requireDepartment(db, place.department, place.locale);
  const shelf = await readShelf();
  const fresh = () => countFacets(shelf, inOrder(shelf, id), choice);
  return toTest(shelf, choice) ? fresh() : shelf.remember(`facets ${id}`, fresh);
}

async function countFound(
  db: Db,
  readShelf: ReadShelf,
  asked: { text: string; locale: Locale },
  choice: Choice,
): Promise<Facets> {
  const { shelf, places } = await findPlaces(db, readShelf, asked);
  return countFacets(shelf, places, choice);
}

/** As recommended, which is the same in each language. */
const inOrder = (shelf: Shelf, departmentId: number) => shelf.inDepartment(departmentId, 'recommended', 'es');

/** Above what can be filtered in place only the number: listing and filters are asked then. */
export async function getDepartmentIndex(db: Db, readShelf: ReadShelf, place: Place) {
  const department = await requireDepartment(db, place.department, place.locale);
  const shelf = await readShelf();
  const places = inOrder(shelf, department.id);
  const rows = await listIndexRows(db, places.length > indexProductsMax ? [] : shelf.idsOf(places));
  const distinct = (read: (row: IndexRow) => string | string[]) => [...new Set(rows.flatMap(read))];
  const words = await listWords(db, {
    colors: distinct((row) => row.colors),
    sizes: distinct((row) => row.sizes),
    ...eachFacet((name) => distinct((row) => row[facetTables[name].column] ?? [])),
  });
  return { total: places.length, rows, words };
}

/** Departments stand in the first part only. */
export async function getAddresses(db: Db, readShelf: ReadShelf, { after, most }: { after: number; most: number }) {
  const shelf = await readShelf();
  const departments = after === 0 ? await listDepartmentAddresses(db) : [];
  const products = await listProductAddresses(db, after, most);
  return {
    departments: departments.map((department) => ({ ...department, products: shelf.countOf(department.id) })),
    products,
    total: shelf.items.length,
    /** After which the next part begins. */
    next: products.length < most ? null : (products.at(-1)?.id ?? null),
  };
}

async function requireDepartment(db: Db, slug: string, locale: Locale) {
  const department = await getDepartment(db, slug, locale);
  if (!department) throw absent();
  return department;
}
