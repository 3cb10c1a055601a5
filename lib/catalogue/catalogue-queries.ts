import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { departmentTag, productTag } from '@/contract/cache-tags';
import type { AnswerOf } from '@/contract/calls/table';
import { productsOnAPage } from '@/contract/public-rules';
import { BackendUnavailable, emptyOnOutage, readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import {
  type DepartmentPage,
  type Menu,
  type ProductCard,
  slugOf,
  toDepartmentPage,
  toMenu,
  toProductCard,
} from './catalogue-mappers';
import { parseCataloguePath } from './catalogue-path';
import { type Facets, noFacets, toFacets } from './listing-mappers';
import { type Product, toProduct } from './product-mappers';

export async function getMenu(locale: Locale): Promise<Menu> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('menu');
  const wire = await readPublic('readMenu', { params: { lang: locale } });
  if (!wire) cacheLife('absent');
  return toMenu(wire ?? [], locale);
}

const newArrivals = 8;

async function readNewArrivals(locale: Locale): Promise<ProductCard[]> {
  'use cache';
  cacheLife('catalogue');
  const menu = await getMenu(locale);
  const roots = menu.map(({ slug }) => slug);
  const pages = await Promise.all(
    roots.map((departamento) =>
      readPublic('listProducts', {
        body: { idioma: locale, departamento, orden: 'nuevo', pagina: 1, tamano: newArrivals },
      }),
    ),
  );
  cacheTag('menu', ...pages.flatMap((page) => (page ? tagsOf(page) : [])));
  const lists = pages.map((page) => (page?.productos ?? []).map((card) => toProductCard(card, locale)));
  const [women = [], men = []] = lists;
  return [...women.slice(0, newArrivals - Math.min(2, men.length)), ...men.slice(0, 2)];
}

/**
 * The newest products of each gender in turn, in the menu's order. Empty during an outage, so that the page still
 * renders.
 */
export const listNewArrivals = (locale: Locale): Promise<ProductCard[]> => readNewArrivals(locale).catch(emptyOnOutage);

export type DepartmentOrProduct =
  | { kind: 'department'; department: DepartmentPage; facets: Facets }
  | { kind: 'product'; product: Product };

/**
 * The department or product at an address; null is cached for a short time. One cached function, because otherwise
 * the short life of "no such department" would apply to the product.
 */
export async function getDepartmentOrProduct(locale: Locale, address: string): Promise<DepartmentOrProduct | null> {
  'use cache';
  cacheLife('catalogue');
  for (const meaning of parseCataloguePath(address.split('/'))) {
    const place =
      meaning.kind === 'department'
        ? await readDepartment(locale, meaning.slug, meaning.page)
        : await readProduct(locale, meaning.slug, meaning.colour);
    if (place) return place;
  }
  cacheLife('absent');
  return null;
}

async function readDepartment(locale: Locale, slug: string, page: number): Promise<DepartmentOrProduct | null> {
  const body = { idioma: locale, departamento: slug, pagina: page, tamano: productsOnAPage };
  const wire = await readPublic('listProducts', { body });
  if (!wire) return null;
  const isEmptied = wire.productos.length === 0 && wire.totalProductos > 0;
  if (isEmptied) throw new BackendUnavailable('listProducts', 'no product can be read');
  cacheTag(...tagsOf(wire));
  const asked = readPublic('readFilters', { body: { idioma: locale, departamento: slug } });
  const filters = await asked.catch(() => null);
  // The list is shown without its filters, until the page is rendered again.
  if (!filters) cacheLife('absent');
  const facets = filters ? toFacets(filters) : noFacets;
  return { kind: 'department', department: toDepartmentPage(wire, locale), facets };
}

async function readProduct(locale: Locale, slug: string, colour: string | null): Promise<DepartmentOrProduct | null> {
  const wire = await readPublic('readProduct', { body: { idioma: locale, producto: slug } });
  // The backend also finds a product by reference, but a reference is no address.
  if (!wire) return null;
  const own = slugOf(wire.url, locale);
  if (!own) throw new BackendUnavailable('readProduct', 'no address');
  if (own !== slug) return null;
  cacheTag(productTag(wire.parent.reference));
  const product = toProduct(wire, locale, colour);
  // A product without articles is an error of the backend; a colour that it is not made in is an unknown address.
  if (!product && colour === null) throw new BackendUnavailable('readProduct', 'nothing to sell');
  return product && { kind: 'product', product };
}

/** A department's page depends on its list of products and on each of their cards. */
const tagsOf = ({ departamento, productos }: AnswerOf<'listProducts'>) => [
  departmentTag(departamento.codigo),
  ...productos.map(({ referencia }) => productTag(referencia)),
];
