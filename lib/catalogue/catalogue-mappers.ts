import type { AnswerOf } from '@/contract/calls/table';
import type { MediaWire, MenuWire, ProductCardWire } from '@/contract/schemas/catalogue';
import { type Locale, locales } from '@/lib/i18n/routing';
import { toCents } from '@/lib/money';
import { catalogueHref } from './catalogue-path';

export type MenuLink = { href: string; label: string };
export type MenuGroup = { label: string; children: MenuLink[] };
export type MenuCategory = MenuLink & { groups: MenuGroup[] };
export type MenuGender = MenuLink & { order: 1 | 2; slug: string; categories: MenuCategory[] };
export type Menu = MenuGender[];

/** E02: subcategories that share a label become one group, in the order that the wire gives the labels. */
export function toMenu(wire: MenuWire, locale: Locale): Menu {
  return wire
    .toSorted((a, b) => a.orden - b.orden)
    .map(({ orden, descripcion, url, categorias }) => ({
      order: orden,
      label: descripcion,
      href: catalogueHref(locale, url),
      slug: url,
      categories: categorias.map(({ url: href, description, subcategory }) => ({
        label: description,
        href: catalogueHref(locale, href),
        groups: groupByLabel(subcategory, locale),
      })),
    }));
}

function groupByLabel(
  subcategories: MenuWire[number]['categorias'][number]['subcategory'],
  locale: Locale,
): MenuGroup[] {
  const groups = new Map<string, MenuGroup>();
  for (const { label, url, descripcion } of subcategories.toSorted((a, b) => a.orderLabel - b.orderLabel)) {
    const group = groups.get(label) ?? { label, children: [] };
    group.children.push({ label: descripcion, href: catalogueHref(locale, url) });
    groups.set(label, group);
  }
  return [...groups.values()];
}

export type Media = { hash: string; alt: string; dominantColor: string };
export type Colour = { code: string; name: string; colour: string; src: string; picture: Media | null };
export type PriceRange = { from: number; to: number; before: { from: number; to: number; lowest30: number } | null };

export type ProductCard = {
  reference: string;
  name: string;
  href: string;
  price: PriceRange;
  badge: ProductCardWire['etiqueta'];
  colours: Colour[];
  secondPicture: Media | null;
  available: boolean;
};

export function toProductCard(wire: ProductCardWire, locale: Locale): ProductCard {
  return {
    reference: wire.referencia,
    name: wire.nombre,
    href: catalogueHref(locale, wire.url[locale]),
    price: toPriceRange(wire.precio),
    badge: wire.etiqueta,
    colours: wire.colores.map(({ codColor, nombreColor, hex, muestra, foto }) => ({
      code: codColor,
      name: nombreColor,
      colour: hex,
      src: muestra,
      picture: foto && toMedia(foto),
    })),
    secondPicture: wire.fotoAlterna && toMedia(wire.fotoAlterna),
    available: wire.disponible,
  };
}

/** A reduction is shown only with the lowest price of the 30 days before it: without that it is simply the price. */
export function toPriceRange({
  desde,
  hasta,
  antesDesde,
  antesHasta,
  minimo30,
}: ProductCardWire['precio']): PriceRange {
  const before =
    antesDesde === null || antesHasta === null || minimo30 === null
      ? null
      : { from: toCents(antesDesde), to: toCents(antesHasta), lowest30: toCents(minimo30) };
  return { from: toCents(desde), to: toCents(hasta), before };
}

export const toMedia = ({ hash, alt, colorDominante }: MediaWire): Media => ({
  hash,
  alt,
  dominantColor: colorDominante,
});

export type Step = { label: string; href: string };
/** Canonical address and its twins in the other languages, which are translated. */
export type Alternates = { canonical: string; languages: Record<string, string> };

export function toAlternates(url: Record<Locale, string>, locale: Locale, page = 1): Alternates {
  const twins = Object.fromEntries(locales.map((each) => [each, catalogueHref(each, url[each], page)]));
  return {
    canonical: catalogueHref(locale, url[locale], page),
    languages: { ...twins, 'x-default': catalogueHref('es', url.es, page) },
  };
}

export const toStep =
  (locale: Locale) =>
  (crumb: { url: string; descripcion: string }): Step => ({
    label: crumb.descripcion,
    href: catalogueHref(locale, crumb.url),
  });

export type DepartmentPage = {
  name: string;
  description: string;
  slug: string;
  crumbs: Step[];
  children: Step[];
  products: ProductCard[];
  total: number;
  page: number;
  pages: number;
  alternates: Alternates;
};

export function toDepartmentPage(wire: AnswerOf<'listProducts'>, locale: Locale): DepartmentPage {
  const { departamento, productos, pagina, totalPaginas, totalProductos } = wire;
  return {
    name: departamento.nombre,
    description: departamento.descripcion,
    slug: departamento.url[locale],
    // The last crumb is the department itself.
    crumbs: departamento.migas.slice(0, -1).map(toStep(locale)),
    children: departamento.hijos.map(toStep(locale)),
    products: productos.map((card) => toProductCard(card, locale)),
    total: totalProductos,
    page: pagina,
    pages: totalPaginas,
    alternates: toAlternates(departamento.url, locale, pagina),
  };
}
