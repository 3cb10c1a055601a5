import type { FilmFormat, MediaWire, ProductWire } from '@/contract/catalogue/schemas';
import { type FacetName, facetNames, namedFacets } from '@/contract/facets';
import { toCentsOrNull } from '@/contract/money';
import { type Locale, locales } from '@/lib/i18n/routing';
import {
  type Alternates,
  type Breadcrumb,
  type Media,
  type PriceRange,
  type ProductCard,
  slugOf,
  toAlternates,
  toBreadcrumb,
  toMedia,
  toPriceRange,
} from './catalogue-mappers';
import { catalogueHref, colourHref } from './catalogue-path';

/** The unit of sale: a style in one colour and one size, with the code of the printed catalogue. */
export type Article = {
  size: string;
  band: string | null;
  cup: string | null;
  code: string;
  /** 0 is sold out. */
  maxQuantity: number;
  /** Null when the amount cannot be read. */
  cents: number | null;
  /** On sale: the former price, and the lowest price of the 30 days before the reduction. */
  before: { cents: number; lowest30: number } | null;
};

/** A film of the garment; among the pictures it is shown as its poster. */
export type Film = {
  hash: string;
  poster: Media;
  /** Formats to choose from: a player takes the first that it supports. */
  formats: readonly FilmFormat[];
  /** A description of the film; null when there is none. */
  story: string | null;
  /** YYYY-MM-DD */
  addedOn: string | null;
};

export type ProductVariant = {
  code: string;
  name: string;
  colour: string;
  src: string;
  href: string;
  pictures: Media[];
  film: Film | null;
  articles: Article[];
};

type VariantWire = ProductWire['variants'][number];

export type ResponsibleParty = { name: string; address: string; mail: string };
export type SizeGuide = NonNullable<ProductWire['guiaTallas']>;

export type Product = {
  reference: string;
  name: string;
  typeName: string;
  description: string;
  href: string;
  crumbs: Breadcrumb[];
  price: PriceRange | null;
  badge: ProductCard['badge'];
  /** Never empty. */
  variants: ProductVariant[];
  /** Index of the variant that the page shows. */
  shown: number;
  /** The address names the colour. */
  isColourPage: boolean;
  sizeGuide: SizeGuide | null;
  /** Its values for the facets of listings, as far as the backend has them. */
  features: Partial<Record<FacetName, string>>;
  /** Its legal data is complete and it has a price; otherwise it may not be sold. */
  sellable: boolean;
  composition: { part: string; fibres: { name: string; percent: number }[] }[];
  care: string[];
  warnings: string[];
  maker: ResponsibleParty | null;
  responsible: ResponsibleParty | null;
  /** Two letters of the country. */
  origin: string | null;
  animalParts: boolean;
  sealedHygiene: boolean;
  changedAt: string;
  alternates: Alternates;
};

/** Null for a colour that it is not made in, whose address is unknown, and when nothing is sold at all. */
export function toProduct(wire: ProductWire, locale: Locale, colour: string | null): Product | null {
  const { legal, url } = wire;
  const href = catalogueHref(locale, slugOf(url, locale));
  const variants = listSold(wire);
  const shown =
    colour === null
      ? Math.max(
          0,
          variants.findIndex(({ selected }) => selected),
        )
      : variants.findIndex(({ codColor }) => codColor.toLowerCase() === colour);
  const variant = variants[shown];
  if (!variant) return null;
  const shownVariants = variants.map((each) => toVariant(each, wire, href));
  return {
    reference: wire.parent.reference,
    name: wire.nombre || wire.parent.reference,
    typeName: wire.nombreTipo,
    description: wire.descripcion,
    href,
    crumbs: wire.migas.map(toBreadcrumb(locale)),
    price: toPriceRange(wire.precio),
    badge: wire.etiqueta,
    variants: shownVariants,
    shown,
    isColourPage: colour !== null,
    sizeGuide: wire.guiaTallas,
    features: toFeatures(wire.caracteristicas ?? []),
    sellable: legal.completo && shownVariants.some(({ articles }) => articles.some(({ cents }) => cents !== null)),
    composition: legal.composicion.map(({ parte, fibras }) => ({
      part: parte,
      fibres: fibras.map(({ fibra, porcentaje }) => ({ name: fibra, percent: porcentaje })),
    })),
    care: legal.cuidado,
    warnings: legal.advertencias,
    maker: toParty(legal.fabricante),
    responsible: toParty(legal.responsableUE),
    origin: legal.paisOrigen,
    animalParts: legal.parteAnimalNoTextil,
    sealedHygiene: legal.higieneSellada,
    changedAt: wire.cambiado,
    alternates: colour === null ? toAlternates(url, locale) : toColourAlternates(url, locale, variant.codColor),
  };
}

function toFeatures(named: NonNullable<ProductWire['caracteristicas']>): Product['features'] {
  return Object.fromEntries(
    facetNames.flatMap((name) => {
      const own = named.find(({ faceta }) => faceta === namedFacets[name].wire);
      return own ? [[name, own.nombre]] : [];
    }),
  );
}

/** Its colours in their order. Without an article there is no price to show. */
export const listSold = ({ variants, colorGroupList }: ProductWire): VariantWire[] =>
  inOrderOf(
    colorGroupList,
    variants.filter(({ codColor, sizeList }) => codColor !== '' && Object.keys(sizeList).length > 0),
    ({ codColor }) => codColor,
  );

/** Unlisted things come last, in their given order. */
function inOrderOf<T>(list: string[], things: T[], nameOf: (thing: T) => string): T[] {
  const places = new Map(list.map((name, place) => [name, place]));
  const placeOf = (thing: T) => places.get(nameOf(thing)) ?? list.length;
  return things.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The product's own pictures for each colour when it says so. */
const mediaOf = ({ media }: VariantWire, { showChildImages, fotos }: ProductWire) =>
  showChildImages || fotos.length === 0 ? media : fotos;

export const picturesOf = (variant: VariantWire, product: ProductWire) =>
  mediaOf(variant, product).filter(({ tipo }) => tipo === 'IMAGEN');

function toVariant(wire: VariantWire, product: ProductWire, href: string): ProductVariant {
  return {
    code: wire.codColor,
    name: wire.nombreColor,
    colour: wire.hex,
    src: wire.muestra,
    href: colourHref(href, wire.codColor),
    pictures: picturesOf(wire, product).map(toMedia),
    film: toFilm(mediaOf(wire, product).find(({ tipo }) => tipo === 'VIDEO')),
    articles: toArticles(wire, product),
  };
}

/** Sizes in the product's order. */
export const toArticles = (variant: VariantWire, product: ProductWire): Article[] =>
  inOrderOf(Object.keys(product.sizeList), Object.entries(variant.sizeList), ([size]) => size).map(
    ([size, article]) => ({
      size,
      band: article.banda ?? null,
      cup: article.copa ?? null,
      code: article.codigo,
      ...toSale(isPriced(article) ? article : { ...article, ...product.sizeList[size] }),
    }),
  );

const toFilm = (wire: MediaWire | undefined): Film | null =>
  wire
    ? {
        hash: wire.hash,
        poster: { ...toMedia(wire), hash: wire.cartel ?? wire.hash },
        formats: wire.formatos?.length ? wire.formatos : ['mp4'],
        story: wire.relato || null,
        addedOn: wire.fecha ?? null,
      }
    : null;

type ArticleWire = VariantWire['sizeList'][string];

/** E01. An article without its own price costs what the product says of its size. */
const isPriced = ({ price, salePrice }: ArticleWire) =>
  toCentsOrNull(price) !== null || toCentsOrNull(salePrice) !== null;

/**
 * As for ranges: without the lowest price of 30 days no reduction is shown. Without a price or a code nothing can be
 * bought.
 */
function toSale(wire: ArticleWire): Pick<Article, 'cents' | 'before' | 'maxQuantity'> {
  const [full, sale, lowest30] = [
    toCentsOrNull(wire.price),
    toCentsOrNull(wire.salePrice),
    toCentsOrNull(wire.lowest30),
  ];
  const cents = sale ?? full;
  const isForSale = wire.disponible && cents !== null && wire.codigo !== '';
  return {
    cents,
    before: full === null || sale === null || lowest30 === null ? null : { cents: full, lowest30 },
    maxQuantity: isForSale ? wire.cantidadMaxima : 0,
  };
}

/** The product's address is canonical for its colours; translations keep the colour. */
function toColourAlternates(url: Record<Locale, string>, locale: Locale, code: string): Alternates {
  const twin = (each: Locale) => colourHref(catalogueHref(each, slugOf(url, each)), code);
  return {
    canonical: catalogueHref(locale, slugOf(url, locale)),
    languages: { ...Object.fromEntries(locales.map((each) => [each, twin(each)])), 'x-default': twin('es') },
  };
}

const toParty = (party: ProductWire['legal']['fabricante']): ResponsibleParty | null =>
  party && { name: party.nombre, address: party.direccion, mail: party.correo };
