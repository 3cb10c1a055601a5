import type { BodyOf, DatosOf } from 'contract/calls.ts';
import type { Locale } from 'contract/codes.ts';
import { addressesPerCallMax, filterRowsMax, indexProductsMax } from 'contract/rules.ts';
import type { Db } from '../../schema.ts';
import { absent, invalid } from '../../shared/errors.ts';
import { toEuros } from '../../shared/money.ts';
import { describePage, toPage } from '../../shared/pagination.ts';
import { listDepartmentAddresses, listProductAddresses } from './addresses.repository.ts';
import { toCards } from './cards.service.ts';
import { inDepartment, toTest } from './choice.ts';
import { toIndex, toSize } from './department-index.mapper.ts';
import { type IndexRow, listIndexRows, listWords } from './department-index.repository.ts';
import { getDepartment } from './departments.repository.ts';
import { countFacets } from './facets.ts';
import { listFilterRows } from './filter-rows.repository.ts';
import { takePage } from './listing.ts';
import { toSwatch } from './media.mapper.ts';
import { toCrumb } from './product.mapper.ts';
import { findItems } from './search.service.ts';
import type { Item, ReadShelf, Shelf } from './shelf.ts';

export async function getDepartmentPage(
  db: Db,
  readShelf: ReadShelf,
  request: BodyOf<'C009'>,
  now: Date,
): Promise<DatosOf<'C009'>> {
  const { idioma: locale, departamento, filtros: choice = {}, orden: sort = 'recomendado' } = request;
  const department = await requireDepartment(db, departamento, locale);
  const shelf = await readShelf();
  const page = toPage(request);
  const inside = inDepartment(department.id);
  const chosen = toTest(shelf, choice);
  const items = await shelf.inOrder(sort, locale);
  const { ids, total } = takePage(items, (item) => inside(item) && chosen(item), page);
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
    productos: await toCards(db, ids, locale, now),
    ...describePage(page, total),
  };
}

export async function getFilters(db: Db, readShelf: ReadShelf, request: BodyOf<'C010'>): Promise<DatosOf<'C010'>> {
  const { idioma: locale, departamento, texto: text, filtros: choice = {} } = request;
  if ((departamento === undefined) === (text === undefined)) throw invalid({ departamento: 'error.required' });
  const department = departamento === undefined ? null : await requireDepartment(db, departamento, locale);
  const shelf = await readShelf();
  const items = department
    ? shelf.items.filter(inDepartment(department.id))
    : (await findItems(db, shelf, text as string, locale)).items;
  const facets = countFacets(shelf, items, choice);
  const words = await listWords(db, {
    colors: [...facets.colors.keys()],
    sizes: [...facets.sizes.keys()],
    types: [...facets.types.keys()],
    supports: [...facets.supports.keys()],
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
    tipos: words.types.map(toFacet(facets.types)),
    soportes: words.supports.map(toFacet(facets.supports)),
    precio: { minimo: toEuros(facets.priceFrom), maximo: toEuros(facets.priceTo) },
    filas: await listRows(db, facets.found),
  };
}

/** Too many to filter in place: the listing itself is asked with the filters then. */
async function listRows(db: Db, found: Item[]): Promise<DatosOf<'C010'>['filas']> {
  if (found.reduce((sum, { articles }) => sum + articles, 0) > filterRowsMax) return [];
  const rows = await listFilterRows(
    db,
    found.map(({ id }) => id),
  );
  return rows.map(({ color, size, reference, available }) => ({
    codColor: color,
    talla: size,
    referencia: reference,
    totalProductos: available,
  }));
}

/** Above what can be filtered in place only the number: C009 and C010 are asked then. */
export async function getDepartmentIndex(
  db: Db,
  readShelf: ReadShelf,
  request: BodyOf<'B001'>,
  now: Date,
): Promise<DatosOf<'B001'>> {
  const { idioma: locale, departamento } = request;
  const department = await requireDepartment(db, departamento, locale);
  const items = idsIn(await readShelf(), department.id);
  const rows = items.length > indexProductsMax ? [] : await listIndexRows(db, items);
  const distinct = (read: (row: IndexRow) => string | string[]) => [...new Set(rows.flatMap(read))];
  const words = await listWords(db, {
    colors: distinct((row) => row.colors),
    sizes: distinct((row) => row.sizes),
    types: distinct((row) => row.type_code),
    supports: distinct(({ support_code }) => support_code ?? []),
  });
  return { totalProductos: items.length, ...toIndex(rows, { words, locale, now }) };
}

const idsIn = (shelf: Shelf, departmentId: number) =>
  shelf.items.filter(inDepartment(departmentId)).map(({ id }) => id);

/** Departments stand in the first part only, and only those that hold something. */
export async function getAddresses(
  db: Db,
  readShelf: ReadShelf,
  { desde = 0, maximo = addressesPerCallMax }: BodyOf<'B004'>,
): Promise<DatosOf<'B004'>> {
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
