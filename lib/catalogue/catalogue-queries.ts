import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { readPublic } from '@/lib/http/backend';
import type { Locale } from '@/lib/i18n/routing';
import { type Menu, type ProductCard, toMenu, toProductCard } from './catalogue-mappers';

export async function getMenu(locale: Locale): Promise<Menu> {
  'use cache';
  cacheLife('catalogue');
  cacheTag('menu');
  return toMenu((await readPublic('C008', { params: { lang: locale } })) ?? [], locale);
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
