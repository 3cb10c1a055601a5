import { imageWidths } from '@/contract/public-codes';

const { regular, thumbnail, alternate } = imageWidths;

/** K04: the widths of each variant; the second is for dense screens. */
export const imageVariants = {
  regular: [regular, 2 * regular],
  thumbnail: [thumbnail, 2 * thumbnail],
  related: [thumbnail, 2 * thumbnail],
  alternate: [alternate, 2 * alternate],
  cart: [alternate, 2 * alternate],
} as const;

export type ImageVariant = keyof typeof imageVariants;

/** Width to height of every garment's frame; styles/picture.css holds a photograph of another shape to it. */
export const garmentRatio = 3 / 4;

/** The backend derives each of these once, on demand, under a content hash: the address never changes its answer. */
export function mediaAddress(hash: string, width: number, format: 'avif' | 'webp'): string {
  return `/media/${encodeURIComponent(hash)}/${width}.${format}`;
}

/** Of a picture of content, which may lie where nobody derives widths of it. */
export const contentAddress = (picture: string, width: number): string =>
  isElsewhere(picture) ? picture : mediaAddress(picture, width, 'webp');

export const isElsewhere = (picture: string): boolean => picture.startsWith('https:');

/** Of the picture that is opened to look closely; the backend derives this width too. */
export const zoomWidth = 1600;

export const zoomAddress = (hash: string) => mediaAddress(hash, zoomWidth, 'webp');

/** A film lies beside its pictures: its poster is a picture under the same hash, its captions are one file a language. */
export const filmAddress = (hash: string) => `/media/${encodeURIComponent(hash)}/film.mp4`;
export const captionsAddress = (hash: string, language: string) =>
  `/media/${encodeURIComponent(hash)}/captions-${language}.vtt`;
