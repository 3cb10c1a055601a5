import type { MediaWire, MenuWire, ProductCardWire } from '@/contract/schemas/catalogue';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { toCents } from '@/lib/money';

export type MenuLink = { href: string; label: string };
export type MenuGroup = { label: string; children: MenuLink[] };
export type MenuCategory = MenuLink & { groups: MenuGroup[] };
export type MenuGender = MenuLink & { order: 1 | 2; slug: string; categories: MenuCategory[] };
export type Menu = MenuGender[];

export const catalogueHref = (locale: Locale, slug: string) => localePath(locale, `/catalogue/${slug}`);

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
