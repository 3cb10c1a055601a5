import { type FacetName, facetNames, namedFacets } from '@/contract/facets';
import type { FilmFormat, MediaWire, ProductWire } from '@/contract/schemas/catalogue';
import { type Locale, locales } from '@/lib/i18n/routing';
import { maybeCents } from '@/lib/money';
import {
  type Alternates,
  type Media,
  type PriceRange,
  type ProductCard,
  type Step,
  slugOf,
  toAlternates,
  toMedia,
  toPriceRange,
  toStep,
} from './catalogue-mappers';
import { catalogueHref, colourHref } from './catalogue-path';

/** What can be bought: a style in one colour and one size, under the code of the printed catalogue. */
export type Article = {
  size: string;
  band: string | null;
  cup: string | null;
  code: string;
  /** 0 is sold out. */
  maxQuantity: number;
  /** Null where the amount cannot be read. */
  cents: number | null;
  /** On sale: what it cost before, and the lowest price of the 30 days before the reduction. */
  before: { cents: number; lowest30: number } | null;
};

/** A garment in motion: as a picture among the pictures it is its poster. */
export type Film = {
  hash: string;
  poster: Media;
  /** What a player may choose from, the first that it can play. */
  formats: readonly FilmFormat[];
  /** What is seen and heard in it; null where nobody has said. */
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

export type Party = { name: string; address: string; mail: string };
export type SizeGuide = NonNullable<ProductWire['guiaTallas']>;

export type Product = {
  reference: string;
  name: string;
  typeName: string;
  description: string;
  href: string;
  crumbs: Step[];
  price: PriceRange | null;
  badge: ProductCard['badge'];
  /** Never empty. */
  variants: ProductVariant[];
  /** Place of the variant that the page shows. */
  shown: number;
  /** The address names the colour. */
  isColourPage: boolean;
  sizeGuide: SizeGuide | null;
  /** What it is by the facets that listings are filtered by, as far as its backend says so. */
  features: Partial<Record<FacetName, string>>;
  /** Its legal data are complete and it has a price; otherwise nobody may buy it. */
  sellable: boolean;
  composition: { part: string; fibres: { name: string; percent: number }[] }[];
  care: string[];
  warnings: string[];
  maker: Party | null;
  responsible: Party | null;
  /** Two letters of the country. */
  origin: string | null;
  animalParts: boolean;
  sealedHygiene: boolean;
  changedAt: string;
  alternates: Alternates;
};

/** Null for a colour that it is not made in, whose address is nobody's, and where nothing is sold at all. */
export function toProduct(wire: ProductWire, locale: Locale, colour: string | null): Product | null {
  const { legal, url } = wire;
  const href = catalogueHref(locale, slugOf(url, locale));
  // Without a single article there is nothing to show a price of.
  const variants = inOrderOf(
    wire.colorGroupList,
    wire.variants.filter(({ codColor, sizeList }) => codColor !== '' && Object.keys(sizeList).length > 0),
    ({ codColor }) => codColor,
  );
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
    crumbs: wire.migas.map(toStep(locale)),
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

/** What the list does not name comes last, as it came. */
function inOrderOf<T>(list: string[], things: T[], nameOf: (thing: T) => string): T[] {
  const places = new Map(list.map((name, place) => [name, place]));
  const placeOf = (thing: T) => places.get(nameOf(thing)) ?? list.length;
  return things.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The product's own pictures stand for each colour where it says so; its colours and sizes in its own order. */
function toVariant(wire: ProductWire['variants'][number], product: ProductWire, href: string): ProductVariant {
  const media = product.showChildImages || product.fotos.length === 0 ? wire.media : product.fotos;
  return {
    code: wire.codColor,
    name: wire.nombreColor,
    colour: wire.hex,
    src: wire.muestra,
    href: colourHref(href, wire.codColor),
    pictures: media.filter(({ tipo }) => tipo === 'IMAGEN').map(toMedia),
    film: toFilm(media.find(({ tipo }) => tipo === 'VIDEO')),
    articles: inOrderOf(Object.keys(product.sizeList), Object.entries(wire.sizeList), ([size]) => size).map(
      ([size, article]) => ({
        size,
        band: article.banda ?? null,
        cup: article.copa ?? null,
        code: article.codigo,
        ...toSale(isPriced(article) ? article : { ...article, ...product.sizeList[size] }),
      }),
    ),
  };
}

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

type ArticleWire = ProductWire['variants'][number]['sizeList'][string];

/** E01. An article that has no price of its own costs what the product says of its size. */
const isPriced = ({ price, salePrice }: ArticleWire) => maybeCents(price) !== null || maybeCents(salePrice) !== null;

/**
 * As with a range: without the lowest price of 30 days there is no reduction to announce. Without a price or a code
 * there is nothing to put into a bag.
 */
function toSale(wire: ArticleWire): Pick<Article, 'cents' | 'before' | 'maxQuantity'> {
  const [full, sale, lowest30] = [maybeCents(wire.price), maybeCents(wire.salePrice), maybeCents(wire.lowest30)];
  const cents = sale ?? full;
  const isForSale = wire.disponible && cents !== null && wire.codigo !== '';
  return {
    cents,
    before: full === null || sale === null || lowest30 === null ? null : { cents: full, lowest30 },
    maxQuantity: isForSale ? wire.cantidadMaxima : 0,
  };
}

/** The product speaks for its colours; the languages keep the colour. */
function toColourAlternates(url: Record<Locale, string>, locale: Locale, code: string): Alternates {
  const twin = (each: Locale) => colourHref(catalogueHref(each, slugOf(url, each)), code);
  return {
    canonical: catalogueHref(locale, slugOf(url, locale)),
    languages: { ...Object.fromEntries(locales.map((each) => [each, twin(each)])), 'x-default': twin('es') },
  };
}

const toParty = (party: ProductWire['legal']['fabricante']): Party | null =>
  party && { name: party.nombre, address: party.direccion, mail: party.correo };
