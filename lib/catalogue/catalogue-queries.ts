import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { productsOnAPage } from '@/contract/rules';
import { readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import {
  type DepartmentPage,
  type Menu,
  type Product,
  type ProductCard,
  toDepartmentPage,
  toMenu,
  toProduct,
  toProductCard,
} from './catalogue-mappers';
import { type Facets, toFacets } from './listing-mappers';

export async function getMenu(locale: Locale): Promise<Menu> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('menu');
  const wire = await readPublic('C008', { params: { lang: locale } });
  if (!wire) cacheLife('absent');
  return toMenu(wire ?? [], locale);
}

const newArrivals = 8;

/** The newest of each gender in turn, as the menu's roots have them. */
export async function listNewArrivals(locale: Locale): Promise<ProductCard[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('catalogo');
  const menu = await getMenu(locale);
  const roots = menu.map(({ slug }) => slug);
  const pages = await Promise.all(
    roots.map((departamento) =>
      readPublic('C009', { body: { idioma: locale, departamento, orden: 'nuevo', pagina: 1, tamano: newArrivals } }),
    ),
  );
  const lists = pages.map((page) => (page?.productos ?? []).map((card) => toProductCard(card, locale)));
  const [women = [], men = []] = lists;
  return [...women.slice(0, newArrivals - Math.min(2, men.length)), ...men.slice(0, 2)];
}

export type CataloguePlace =
  | { kind: 'department'; department: DepartmentPage; facets: Facets }
  | { kind: 'product'; product: Product };

/**
 * What stands at an address of the catalogue: a page of a department, else a product, else nothing. One cached
 * function, because the short life of "no such department" would otherwise be the product's.
 */
export async function getCataloguePlace(locale: Locale, slug: string, page: number): Promise<CataloguePlace | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('catalogo');
  const body = { idioma: locale, departamento: slug, pagina: page, tamano: productsOnAPage };
  const department = await readPublic('C009', { body });
  if (department) {
    const filters = await readPublic('C010', { body: { idioma: locale, departamento: slug } });
    if (filters)
      return { kind: 'department', department: toDepartmentPage(department, locale), facets: toFacets(filters) };
  }
  const product = page === 1 ? await readPublic('C012', { body: { idioma: locale, producto: slug } }) : null;
  if (product) return { kind: 'product', product: toProduct(product, locale) };
  cacheLife('absent');
  return null;
}
