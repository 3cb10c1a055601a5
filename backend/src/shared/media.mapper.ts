import type { FilmFormat, MediaWire } from 'contract/catalogue/schemas.ts';
import type { Localized } from 'contract/common/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { PictureView } from '../database/tables/catalogue.ts';
import { words } from '../words/words.ts';

export type PictureRow = { hash: string; view: PictureView; width: number; height: number; dominant: string };
export type ColorRow = { code: string; name: Localized; hex: string; swatch: Localized };

const views = { frente: 'front', espalda: 'back', detalle: 'detail', plano: 'flat' } as const satisfies Record<
  PictureView,
  string
>;

type NamedArticle = { code: string; reference: string; name: Localized; color: ColorRow; size: string };

/** What every line, alternative, gift and purchase says of its article. */
export const toArticleWire = (article: NamedArticle, locale: Locale) => ({
  codigo: article.code,
  referencia: article.reference,
  nombre: article.name[locale],
  codColor: article.color.code,
  nombreColor: article.color.name[locale],
  talla: article.size,
});

export function toMedia(
  picture: PictureRow,
  product: { name: Localized },
  color: { name: Localized },
  locale: Locale,
): MediaWire {
  const { views: names } = words[locale].pictureAltTexts;
  return toPicture(picture, `${inItsColour(product, color, locale)}, ${names[views[picture.view]]}`);
}

function inItsColour(product: { name: Localized }, color: { name: Localized }, locale: Locale): string {
  const { languageFacts: language, pictureAltTexts: pictures } = words[locale];
  return `${product.name[locale]} ${pictures.inColour(language.inSentence(color.name[locale]))}`;
}

export type FilmRow = { hash: string; story: Localized; formats: FilmFormat[]; added: string };

/** Its poster is a picture of the same colour, which has its shape. */
export function toFilm(
  film: FilmRow,
  poster: PictureRow,
  product: { name: Localized },
  color: { name: Localized },
  locale: Locale,
): MediaWire {
  const { vista: _, ...picture } = toPicture(poster, '');
  return {
    ...picture,
    tipo: 'VIDEO',
    hash: film.hash,
    alt: `${inItsColour(product, color, locale)}, ${words[locale].pictureAltTexts.film}`,
    cartel: poster.hash,
    formatos: film.formats,
    relato: film.story[locale],
    fecha: film.added,
  };
}

export const toPicture = (picture: PictureRow, alt: string): MediaWire => ({
  tipo: 'IMAGEN',
  hash: picture.hash,
  vista: picture.view,
  alt,
  ancho: picture.width,
  alto: picture.height,
  colorDominante: picture.dominant,
});

export const toSwatch = (color: ColorRow, locale: Locale) => ({
  codColor: color.code,
  nombreColor: color.name[locale],
  muestra: `/media/swatches/${color.swatch[locale]}`,
  hex: color.hex,
});

export type PortraitRow = { hash: string; width: number; height: number; dominant: string };

/** A portrait, with the name as its alternative text. */
export const toPortrait = ({ hash, width, height, dominant }: PortraitRow, name: string): MediaWire => ({
  tipo: 'IMAGEN',
  hash,
  alt: name,
  ancho: width,
  alto: height,
  colorDominante: dominant,
});
