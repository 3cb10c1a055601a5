import type { FilmFormat } from '@/contract/catalogue/schemas';
import { imageWidths } from '@/contract/public-codes';

const { regular, thumbnail, alternate } = imageWidths;

/** The picture opened to look closely. */
export const zoomWidth = 1600;

/** 280 is a card's width on a small laptop, where 436 would exceed a listing's limit by 40 kB. */
const cardWidths = [thumbnail, 280, 2 * thumbnail, 640] as const;

/**
 * K04: the width of each variant and its double. A card grows with the screen and a product's picture takes half of
 * it, so these have more widths; the backend derives each of them.
 */
export const imageVariants = {
  regular: [regular, 2 * regular, 1280, zoomWidth],
  thumbnail: cardWidths,
  related: cardWidths,
  alternate: [alternate, 2 * alternate],
  cart: [alternate, 2 * alternate],
} as const;

export type ImageVariant = keyof typeof imageVariants;

/** Width to height of every garment's frame; styles/picture.css crops photographs of another shape to it. */
export const garmentRatio = 3 / 4;

/** The backend derives each of these once, on demand, under a content hash: the address never changes its content. */
export function mediaAddress(hash: string, width: number, format: 'avif' | 'webp'): string {
  return `/media/${encodeURIComponent(hash)}/${width}.${format}`;
}

/** The address of a content picture; external ones exist in one width only. */
export const contentPictureAddress = (picture: string, width: number): string =>
  isExternalPicture(picture) ? picture : mediaAddress(picture, width, 'webp');

export const isExternalPicture = (picture: string): boolean => picture.startsWith('https:');

/** A content picture in several widths, for the browser to choose from. */
export const pictureSourceSet = (picture: string, widths: readonly number[]): string =>
  widths.map((width) => `${contentPictureAddress(picture, width)} ${width}w`).join(', ');

export const zoomAddress = (hash: string) => mediaAddress(hash, zoomWidth, 'webp');

/**
 * A film is stored beside its pictures: its poster is a picture under the same hash, its captions are one file per
 * language.
 */
export const filmAddress = (hash: string, format: FilmFormat = 'mp4') =>
  `/media/${encodeURIComponent(hash)}/film.${format}`;
export const captionsAddress = (hash: string, language: string) =>
  `/media/${encodeURIComponent(hash)}/captions-${language}.vtt`;
