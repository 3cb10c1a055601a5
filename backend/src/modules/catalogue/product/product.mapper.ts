import type { ProductWire } from 'contract/catalogue/schemas.ts';
import { facetNames, namedFacets } from 'contract/facets.ts';
import { toEuros, toEurosOrNull } from 'contract/money.ts';
import type { Locale } from 'contract/public-codes.ts';
import { toFilm, toMedia, toSwatch } from '../../../shared/media.mapper.ts';
import { toBadge, toPriceRange } from '../cards/cards.mapper.ts';
import { toCrumb } from '../departments/departments.mapper.ts';
import type { CrumbRow } from '../departments/departments.repository.ts';
import type { ArticleRow, PartyRow, ProductRow, VariantRow } from './product.repository.ts';

type ProductInput = {
  variants: VariantRow[];
  crumbs: CrumbRow[];
  color: string | undefined;
  locale: Locale;
  now: Date;
};
type VariantWire = ProductWire['variants'][number];

export function toProduct(row: ProductRow, { variants, crumbs, color, locale, now }: ProductInput): ProductWire {
  // An unknown or discontinued colour still leads to the product.
  const chosen = variants.find(({ code }) => code === color) ?? variants[0];
  const toAllMedia = ({ pictures, film, ...color }: VariantRow) => [
    ...pictures.map((picture) => toMedia(picture, row, color, locale)),
    ...(film && pictures[0] ? [toFilm(film, pictures[0], row, color, locale)] : []),
  ];
  const toVariant = (variant: VariantRow): VariantWire => ({
    selected: variant === chosen,
    ...toSwatch(variant, locale),
    ...toVariantPrices(variant.articles),
    media: toAllMedia(variant),
    sizeList: Object.fromEntries(
      variant.articles.map((article) => [article.size, toArticle(article, row.legal_complete)]),
    ),
  });

  return {
    parent: { reference: row.reference },
    nombre: row.name[locale],
    descripcion: row.description[locale],
    tipo: row.type_code,
    nombreTipo: row.type_name[locale],
    soporte: row.support_code,
    genero: row.gender,
    url: row.slug,
    migas: crumbs.map((crumb) => toCrumb(crumb, locale)),
    etiqueta: toBadge(row, now),
    precio: toPriceRange(row),
    variants: variants.map(toVariant),
    fotos: chosen ? toAllMedia(chosen) : [],
    showChildImages: variants.length > 1,
    colorGroupList: variants.map(({ code }) => code),
    sizeList: toSizeList(row.sizes, chosen ? [chosen, ...variants] : variants),
    guiaTallas: row.size_guide,
    caracteristicas: facetNames.flatMap((name) => {
      const named = row.features[name];
      return named ? [{ faceta: namedFacets[name].wire, nombre: named[locale] }] : [];
    }),
    legal: {
      completo: row.legal_complete,
      composicion: (row.composition ?? []).map(({ part, fibres }) => ({
        parte: part[locale],
        fibras: fibres.map(({ fibre, percent }) => ({ fibra: fibre[locale], porcentaje: percent })),
      })),
      cuidado: (row.care ?? []).map((name) => name[locale]),
      fabricante: toParty(row.manufacturer),
      responsableUE: toParty(row.responsible),
      advertencias: row.warnings.map((warning) => warning[locale]),
      parteAnimalNoTextil: row.animal_parts,
      higieneSellada: row.sealed_hygiene,
      paisOrigen: row.origin,
    },
    cambiado: row.changed_at.toISOString(),
  };
}

/** Every size of the style, priced in the shown colour if that has the size. */
function toSizeList(sizes: string[], variants: VariantRow[]): ProductWire['sizeList'] {
  return Object.fromEntries(
    sizes.flatMap((size) => {
      const article = variants.flatMap(({ articles }) => articles).find((one) => one.size === size);
      return article ? [[size, toPrices(article)]] : [];
    }),
  );
}

const toPrices = (article: ArticleRow) => ({
  price: toEuros(article.price),
  salePrice: toEurosOrNull(article.sale_price),
  lowest30: toEurosOrNull(article.lowest30),
});

function toArticle(article: ArticleRow, sellable: boolean): VariantWire['sizeList'][string] {
  const quantity = sellable ? Math.min(article.stock, article.max_quantity) : 0;
  return {
    ...toPrices(article),
    codigo: article.code,
    disponible: quantity > 0,
    cantidadMaxima: quantity,
    ...(article.band !== null && { banda: article.band }),
    ...(article.cup !== null && { copa: article.cup }),
  };
}

/** Both prices come from the cheapest article: mixing two articles would show a reduction that does not exist. */
function toVariantPrices(articles: ArticleRow[]): Pick<VariantWire, 'fullPrice' | 'onSalePrice'> {
  const asked = ({ price, sale_price }: ArticleRow) => sale_price ?? price;
  const { price, sale_price } = articles.reduce((least, one) => (asked(one) < asked(least) ? one : least));
  return { fullPrice: toEuros(price), onSalePrice: toEurosOrNull(sale_price) };
}

const toParty = (party: PartyRow | null) =>
  party && { nombre: party.name, direccion: party.address, correo: party.email };
