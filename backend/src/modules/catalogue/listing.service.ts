import type { AnswerOf, BodyOf } from 'contract/calls.ts';
import type { Locale } from 'contract/codes.ts';
import { eachFacet, eachFacetOnWire } from 'contract/facets.ts';
import { addressesPerCallMax, filterRowsMax, indexProductsMax } from 'contract/rules.ts';
import type { Db } from '../../schema.ts';
import { absent, invalid } from '../../shared/errors.ts';
import { toSwatch } from '../../shared/media.ts';
import { toEuros } from '../../shared/money.ts';
import { describePage, toPage } from '../../shared/pagination.ts';
import { listDepartmentAddresses, listProductAddresses } from './addresses.repository.ts';
import { toCards } from './cards.service.ts';
import { type FilterChoice, toTest } from './choice.ts';
import { toIndex, toSize } from './department-index.mapper.ts';
import { type IndexRow, listIndexRows, listWords } from './department-index.repository.ts';
import { getDepartment } from './departments.repository.ts';
import { facetTables } from './facet-tables.ts';
import { countFacets } from './facets.ts';
import { listFilterRows } from './filter-rows.repository.ts';
import { takePage } from './listing.ts';
import { toCrumb } from './product.mapper.ts';
import { type Found, findPlaces } from './search.service.ts';
import type { ReadShelf, Shelf } from './shelf.ts';

export async function getDepartmentPage(
  db: Db,
  readShelf: ReadShelf,
  request: BodyOf<'listProducts'>,
  now: Date,
): Promise<AnswerOf<'listProducts'>> {
  const { idioma: locale, departamento, filtros: choice = {}, orden: sort = 'recomendado' } = request;
  const department = await requireDepartment(db, departamento, locale);
  const shelf = await readShelf(sort === 'nombre' ? locale : undefined);
  const page = toPage(request);
  const places = shelf.inDepartment(department.id, sort, locale);
  const { taken, total } = takePage(places, toTest(shelf, choice), page);
  return {
    departamento: {
      codigo: department.code,
      genero: department.gender,
      nombre: department.name[locale],
      descripcion: department.description[locale],
      url: department.slug,
      migas: department.crumbs.map((crumb) => toCrumb(crumb, locale)),
      hijos: department.children.filter(({ id }) => shelf.countOf(id) > 0).map((child) => toCrumb(child, locale)),
      cambiado: department.changed_at.toISOString(),
    },
    productos: await toCards(db, shelf.idsOf(taken), locale, now),
    ...describePage(page, total),
  };
}

export async function getFilters(
  db: Db,
  readShelf: ReadShelf,
  request: BodyOf<'readFilters'>,
): Promise<AnswerOf<'readFilters'>> {
  const { idioma: locale, departamento, texto: text, filtros: choice = {} } = request;
  if ((departamento === undefined) === (text === undefined)) throw invalid({ departamento: 'error.required' });
  const department = departamento === undefined ? null : await requireDepartment(db, departamento, locale);
  const { facets, rowIds } = department
    ? count(await readShelf(), department.id, choice)
    : countFound(await findPlaces(db, readShelf, { text: text as string, locale }), choice);
  const words = await listWords(db, {
    colors: [...facets.colors.keys()],
    sizes: [...facets.sizes.keys()],
    ...eachFacet((name) => [...facets[name].keys()]),
  });
  const toFacet = (counts: Map<string, number>) => (named: (typeof words.types)[number]) => ({
    codigo: named.code,
    nombre: named.name[locale],
    totalProductos: counts.get(named.code) ?? 0,
  });
  return {
    totalProductos: facets.total,
    colores: words.colors.map((color) => ({
      ...toSwatch(color, locale),
      totalProductos: facets.colors.get(color.code) ?? 0,
    })),
    tallas: words.sizes.map((size) => ({ ...toSize(size), totalProductos: facets.sizes.get(size.code) ?? 0 })),
    ...eachFacetOnWire((name) => words[name].map(toFacet(facets[name]))),
    precio: { minimo: toEuros(facets.priceFrom), maximo: toEuros(facets.priceTo) },
    filas: await listRows(db, rowIds),
  };
}

function count(shelf: Shelf, departmentId: number, choice: FilterChoice) {
  const places = shelf.inDepartment(departmentId, 'recomendado', 'es');
  const fresh = () => countFacets(shelf, places, choice);
  const facets = toTest(shelf, choice) ? fresh() : shelf.remember(`facets ${departmentId}`, fresh);
  return { facets, rowIds: toRowIds(shelf, facets.found) };
}

function countFound({ shelf, places }: Found, choice: FilterChoice) {
  const facets = countFacets(shelf, places, choice);
  return { facets, rowIds: toRowIds(shelf, facets.found) };
}

/** Too many to filter in place: the listing itself is asked with the filters then. Each has one row at least. */
const toRowIds = (shelf: Shelf, found: number[]): number[] =>
  found.length > filterRowsMax || shelf.countArticles(found) > filterRowsMax ? [] : shelf.idsOf(found);

async function listRows(db: Db, ids: number[]): Promise<AnswerOf<'readFilters'>['filas']> {
  const rows = await listFilterRows(db, ids);
  return rows.map(({ color, size, reference, available }) => ({
    codColor: color,
    talla: size,
    referencia: reference,
    totalProductos: available,
  }));
}

/** Above what can be filtered in place only the number: listing and filters are asked then. */
export async function getDepartmentIndex(
  db: Db,
  readShelf: ReadShelf,
  request: BodyOf<'readDepartmentIndex'>,
  now: Date,
): Promise<AnswerOf<'readDepartmentIndex'>> {
  const { idioma: locale, departamento } = request;
  const department = await requireDepartment(db, departamento, locale);
  const shelf = await readShelf();
  const places = shelf.inDepartment(department.id, 'recomendado', locale);
  const rows = await listIndexRows(db, places.length > indexProductsMax ? [] : shelf.idsOf(places));
  const distinct = (read: (row: IndexRow) => string | string[]) => [...new Set(rows.flatMap(read))];
  const words = await listWords(db, {
    colors: distinct((row) => row.colors),
    sizes: distinct((row) => row.sizes),
    ...eachFacet((name) => distinct((row) => row[facetTables[name].column] ?? [])),
  });
  return { totalProductos: places.length, ...toIndex(rows, { words, locale, now }) };
}

/** Departments stand in the first part only, and only those that hold something. */
export async function getAddresses(
  db: Db,
  readShelf: ReadShelf,
  { desde = 0, maximo = addressesPerCallMax }: BodyOf<'listCatalogueAddresses'>,
): Promise<AnswerOf<'listCatalogueAddresses'>> {
  const shelf = await readShelf();
  const departments = desde === 0 ? await listDepartmentAddresses(db) : [];
  const products = await listProductAddresses(db, desde, maximo);
  return {
    departamentos: departments
      .map(({ id, slug, changed_at }) => ({
        url: slug,
        totalProductos: shelf.countOf(id),
        cambiado: changed_at.toISOString(),
      }))
      .filter(({ totalProductos }) => totalProductos > 0),
    productos: products.map(({ slug, picture, changed_at }) => ({
      url: slug,
      foto: picture,
      cambiado: changed_at.toISOString(),
    })),
    totalProductos: shelf.items.length,
    siguiente: products.length < maximo ? null : (products.at(-1)?.id ?? null),
  };
}

async function requireDepartment(db: Db, slug: string, locale: Locale) {
  const department = await getDepartment(db, slug, locale);
  if (!department) throw absent();
  return department;
}
