import type { AnswerOf } from '@/contract/calls/table';
import type { MediaWire, MenuWire, ProductCardWire } from '@/contract/catalogue/schemas';
import { toCentsOrNull } from '@/contract/money';
import { type Locale, locales } from '@/lib/i18n/routing';
import { catalogueHref } from './catalogue-path';
import { findNamedColour } from './named-colour';

export type MenuLink = { href: string; label: string };
export type MenuGroup = { label: string; children: MenuLink[] };
/** `picture` is a hash. */
export type MenuCategory = MenuLink & { picture: string | null; groups: MenuGroup[] };
export type MenuGender = MenuLink & { order: 1 | 2; slug: string; categories: MenuCategory[] };
export type Menu = MenuGender[];

/** E02: subcategories with the same label form one group, in the wire's order of labels. */
export function toMenu(wire: MenuWire, locale: Locale): Menu {
  return wire
    .toSorted((a, b) => a.orden - b.orden)
    .map(({ orden, descripcion, url, categorias }) => ({
      order: orden,
      label: descripcion,
      href: catalogueHref(locale, url),
      slug: url,
      categories: categorias.map(({ url: href, description, foto, subcategory }) => ({
        label: description,
        picture: foto || null,
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
  /** Null when the backend's amount cannot be read: then no price is shown, and nothing can be bought. */
  price: PriceRange | null;
  badge: ProductCardWire['etiqueta'];
  colours: Colour[];
  /** A hash: the picture is shown with the first one, whose text and colour apply. */
  secondPicture: string | null;
  available: boolean;
  /** Its size guide and the sizes in stock, when the backend includes them in cards. */
  sizes?: { guide: ProductCardWire['guiaTallas']; inStock: string[] };
  /** Among a product's companions: of the same family or fabric. */
  completesSet?: true;
};

export function toProductCard(wire: ProductCardWire, locale: Locale): ProductCard {
  const price = toPriceRange(wire.precio);
  return {
    reference: wire.referencia,
    name: wire.nombre || wire.referencia,
    href: catalogueHref(locale, slugOf(wire.url, locale)),
    price,
    badge: wire.etiqueta,
    colours: wire.colores.map(({ codColor, nombreColor, hex, muestra, foto }) => ({
      code: codColor,
      // Another backend may leave it out, or send a number.
      name: String(nombreColor || codColor),
      colour: hex,
      src: muestra,
      picture: foto && toMedia(foto),
    })),
    secondPicture: wire.fotoAlterna?.hash ?? null,
    available: wire.disponible && price !== null,
    ...(wire.tallasDisponibles && { sizes: { guide: wire.guiaTallas, inStock: wire.tallasDisponibles } }),
    ...(wire.conjunto && { completesSet: true }),
  };
}

/** The colours that a visitor asked for, by a filter or by name. */
type RequestedColours = { chosen?: string[]; text?: string };

/** A card with only the data that it shows, because it is sent as HTML and as data: of other colours just the hash. */
export function toListingCard(
  wire: ProductCardWire,
  locale: Locale,
  { chosen = [], text = '' }: RequestedColours = {},
): ProductCard {
  const card = toProductCard(wire, locale);
  const first = card.colours.find(({ picture }) => picture)?.code;
  const named = findNamedColour(card.colours, text);
  const isShown = (code: string) => code === first || code === named || chosen.includes(code);
  const colours = card.colours.map(({ code, name, colour, picture }) => ({
    code,
    name,
    colour,
    src: '',
    picture: picture && (isShown(code) ? picture : { hash: picture.hash, alt: '', dominantColor: '' }),
  }));
  return { ...card, colours };
}

/** A reduction is shown only with the lowest price of the 30 days before it; otherwise it is just the price. */
export function toPriceRange({
  desde,
  hasta,
  antesDesde,
  antesHasta,
  minimo30,
}: ProductCardWire['precio']): PriceRange | null {
  const [from, to] = [toCentsOrNull(desde), toCentsOrNull(hasta)];
  const [beforeFrom, beforeTo, lowest30] = [
    toCentsOrNull(antesDesde),
    toCentsOrNull(antesHasta),
    toCentsOrNull(minimo30),
  ];
  if (from === null || to === null) return null;
  const isReduced = beforeFrom !== null && beforeTo !== null && lowest30 !== null;
  return { from, to, before: isReduced ? { from: beforeFrom, to: beforeTo, lowest30 } : null };
}

export const toMedia = ({ hash, alt, colorDominante }: MediaWire): Media => ({
  hash,
  alt,
  dominantColor: colorDominante,
});

/** A backend with addresses in one language only has them for all languages. */
export const slugOf = (url: Record<Locale, string>, locale: Locale): string =>
  url[locale] || (locales.map((each) => url[each]).find(Boolean) ?? '');

export type Breadcrumb = { label: string; href: string };
/** The canonical address and its translations. */
export type Alternates = { canonical: string; languages: Record<string, string> };

export function toAlternates(url: Record<Locale, string>, locale: Locale, page = 1): Alternates {
  const twins = Object.fromEntries(locales.map((each) => [each, catalogueHref(each, slugOf(url, each), page)]));
  return {
    canonical: catalogueHref(locale, slugOf(url, locale), page),
    languages: { ...twins, 'x-default': catalogueHref('es', slugOf(url, 'es'), page) },
  };
}

export const toBreadcrumb =
  (locale: Locale) =>
  (crumb: { url: string; descripcion: string }): Breadcrumb => ({
    label: crumb.descripcion,
    href: catalogueHref(locale, crumb.url),
  });

export type DepartmentPage = {
  name: string;
  isMens: boolean;
  description: string;
  slug: string;
  crumbs: Breadcrumb[];
  children: Breadcrumb[];
  products: ProductCard[];
  total: number;
  page: number;
  pages: number;
  alternates: Alternates;
};

export function toDepartmentPage(
  wire: AnswerOf<'listProducts'>,
  locale: Locale,
  requested?: RequestedColours,
): DepartmentPage {
  const { departamento, productos, pagina, totalPaginas, totalProductos } = wire;
  return {
    name: departamento.nombre,
    isMens: departamento.genero === 2,
    description: departamento.descripcion,
    slug: slugOf(departamento.url, locale),
    // The last crumb is the department itself.
    crumbs: departamento.migas.slice(0, -1).map(toBreadcrumb(locale)),
    children: departamento.hijos.map(toBreadcrumb(locale)),
    products: productos.map((card) => toListingCard(card, locale, requested)),
    total: Math.max(totalProductos, productos.length),
    page: pagina,
    pages: Math.max(totalPaginas, pagina),
    alternates: toAlternates(departamento.url, locale, pagina),
  };
}
