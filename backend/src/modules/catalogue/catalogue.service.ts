import type { BodyOf, DatosOf } from 'contract/calls.ts';
import type { Locale } from 'contract/codes.ts';
import { addressesPerCallMax, filterRowsMax, indexProductsMax } from 'contract/rules.ts';
import type { Db } from '../../schema.ts';
import { absent } from '../../shared/errors.ts';
import { toEuros } from '../../shared/money.ts';
import { describePage, toPage } from '../../shared/pagination.ts';
import { countProducts, listDepartmentAddresses, listProductAddresses } from './addresses.repository.ts';
import { toCard } from './card.mapper.ts';
import { toIndex } from './department-index.mapper.ts';
import { countDepartment, type IndexRow, listIndexRows, listWords } from './department-index.repository.ts';
import { getCrumbs, getDepartment, listMenu, type MenuRow } from './departments.repository.ts';
import { countFacets, listFilterRows } from './facets.repository.ts';
import { type CardRow, listCardColors, listCards, listDepartment } from './listing.repository.ts';
import { toSwatch } from './media.mapper.ts';
import { toCrumb, toProduct } from './product.mapper.ts';
import { getProduct, listRelated, listVariants } from './product.repository.ts';
import { searchExactly, searchMisspelt, suggestDepartments } from './search.repository.ts';

const relatedByDefault = 8;
const mostSuggestions = 5;

export async function getMenu(db: Db, locale: Locale): Promise<DatosOf<'C008'>> {
  const rows = await listMenu(db);
  const under = (parent: MenuRow) => rows.filter(({ parent_id }) => parent_id === parent.id);
  return rows
    .filter(({ parent_id }) => parent_id === null)
    .map((root) => ({
      orden: root.gender,
      descripcion: root.name[locale],
      url: root.slug[locale],
      categorias: under(root).map((category) => ({
        url: category.slug[locale],
        description: category.name[locale],
        subcategory: under(category).map((leaf) => ({
          url: leaf.slug[locale],
          descripcion: leaf.name[locale],
          label: leaf.group_label?.[locale] ?? '',
          orderLabel: leaf.group_position,
        })),
      })),
    }));
}

export async function getDepartmentPage(db: Db, request: BodyOf<'C009'>, now: Date): Promise<DatosOf<'C009'>> {
  const { idioma: locale, departamento, filtros: choice = {}, orden: sort = 'recomendado' } = request;
  const department = await requireDepartment(db, departamento, locale);
  const page = toPage(request);
  const { rows, total } = await listDepartment(db, { departmentId: department.id, choice, sort, locale, page });
  return {
    departamento: {
      codigo: department.code,
      genero: department.gender,
      nombre: department.name[locale],
      descripcion: department.description[locale],
      url: department.slug,
      migas: department.crumbs.map((crumb) => toCrumb(crumb, locale)),
      hijos: department.children.map((child) => toCrumb(child, locale)),
      cambiado: department.changed_at.toISOString(),
    },
    productos: await toCards(db, rows, locale, now),
    ...describePage(page, total),
  };
}

export async function getFilters(
  db: Db,
  { idioma, departamento, filtros = {} }: BodyOf<'C010'>,
): Promise<DatosOf<'C010'>> {
  if (!departamento) throw absent();
  const department = await requireDepartment(db, departamento, idioma);
  const facets = await countFacets(db, department.id, filtros);
  const rows = await listFilterRows(db, department.id, filtros, filterRowsMax);
  const toFacet = ({ code, name, products }: NonNullable<typeof facets.types>[number]) => ({
    codigo: code,
    nombre: name[idioma],
    totalProductos: products,
  });
  return {
    totalProductos: facets.total,
    colores: (facets.colors ?? []).map((color) => ({ ...toSwatch(color, idioma), totalProductos: color.products })),
    tallas: (facets.sizes ?? []).map(({ code, band, cup, products }) => ({
      talla: code,
      ...(band !== null && { banda: band }),
      ...(cup !== null && { copa: cup }),
      totalProductos: products,
    })),
    tipos: (facets.types ?? []).map(toFacet),
    soportes: (facets.supports ?? []).map(toFacet),
    precio: { minimo: toEuros(facets.price_from ?? 0), maximo: toEuros(facets.price_to ?? 0) },
    // Too many to filter in place: the listing itself is asked with the filters then.
    filas: rows.map(({ color, size, reference, available }) => ({
      codColor: color,
      talla: size,
      referencia: reference,
      totalProductos: available,
    })),
  };
}

export async function search(db: Db, request: BodyOf<'C011'>, now: Date): Promise<DatosOf<'C011'>> {
  const { idioma: locale, texto: text, filtros: choice = {} } = request;
  const page = toPage(request);
  const asked = { text, choice, locale, page };
  const exact = await searchExactly(db, asked);
  const found = exact.total > 0 ? exact : await searchMisspelt(db, asked);
  const departments = await suggestDepartments(db, text, locale, mostSuggestions);
  return {
    productos: await toCards(db, found.rows, locale, now),
    sugerencias: departments.map(({ name, parent, slug }) => ({
      texto: parent ? `${parent[locale]}: ${name[locale]}` : name[locale],
      url: slug[locale],
    })),
    aproximado: found !== exact && found.total > 0,
    ...describePage(page, found.total),
  };
}

export async function getProductDetail(db: Db, request: BodyOf<'C012'>, now: Date): Promise<DatosOf<'C012'>> {
  const { idioma: locale, producto, codColor: color } = request;
  const row = await getProduct(db, producto.trim(), locale);
  if (!row) throw absent();
  const variants = await listVariants(db, row.id);
  const crumbs = await getCrumbs(db, row.department_id);
  return toProduct(row, { variants, crumbs, color, locale, now });
}

export async function getRelated(db: Db, request: BodyOf<'C013'>, now: Date): Promise<DatosOf<'C013'>> {
  const rows = await listRelated(db, request.referencia, request.maximo ?? relatedByDefault);
  if (!rows) throw absent();
  return toCards(db, rows, request.idioma, now);
}

/** Above what can be filtered in place only the number: C009 and C010 are asked then. */
export async function getDepartmentIndex(db: Db, request: BodyOf<'B001'>, now: Date): Promise<DatosOf<'B001'>> {
  const { idioma: locale, departamento } = request;
  const department = await requireDepartment(db, departamento, locale);
  const total = await countDepartment(db, department.id);
  const rows = total > indexProductsMax ? [] : await listIndexRows(db, department.id);
  const distinct = (read: (row: IndexRow) => string | string[]) => [...new Set(rows.flatMap(read))];
  const words = await listWords(db, {
    colors: distinct((row) => row.colors),
    sizes: distinct((row) => row.sizes),
    types: distinct((row) => row.type_code),
    supports: distinct(({ support_code }) => support_code ?? []),
  });
  return { totalProductos: total, ...toIndex(rows, { words, locale, now }) };
}

/** In the order in which they were asked for. */
export async function getCards(db: Db, request: BodyOf<'B002'>, now: Date): Promise<DatosOf<'B002'>> {
  const asked = [...new Set(request.referencias.map((reference) => reference.toUpperCase()))];
  const rows = await listCards(db, asked);
  const place = ({ reference }: CardRow) => asked.indexOf(reference.toUpperCase());
  return toCards(
    db,
    rows.toSorted((one, other) => place(one) - place(other)),
    request.idioma,
    now,
  );
}

/** Departments stand in the first part only. */
export async function getAddresses(
  db: Db,
  { desde = 0, maximo = addressesPerCallMax }: BodyOf<'B004'>,
): Promise<DatosOf<'B004'>> {
  const departments = desde === 0 ? await listDepartmentAddresses(db) : [];
  const products = await listProductAddresses(db, desde, maximo);
  return {
    departamentos: departments.map(({ slug, products: total, changed_at }) => ({
      url: slug,
      totalProductos: total,
      cambiado: changed_at.toISOString(),
    })),
    productos: products.map(({ slug, picture, changed_at }) => ({
      url: slug,
      foto: picture,
      cambiado: changed_at.toISOString(),
    })),
    totalProductos: await countProducts(db),
    siguiente: products.length < maximo ? null : (products.at(-1)?.id ?? null),
  };
}

async function requireDepartment(db: Db, slug: string, locale: Locale) {
  const department = await getDepartment(db, slug, locale);
  if (!department) throw absent();
  return department;
}

async function toCards(db: Db, rows: CardRow[], locale: Locale, now: Date) {
  const colors = await listCardColors(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toCard(row, { colors, locale, now }));
}
