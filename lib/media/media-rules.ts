/** K04: the widths of each variant; the second is for dense screens. */
export const imageVariants = {
  regular: [430, 860],
  thumbnail: [218, 436],
  related: [218, 436],
  alternate: [92, 184],
  cart: [92, 184],
} as const;

export type ImageVariant = keyof typeof imageVariants;

/** Width to height of every garment's frame; styles/picture.css holds a photograph of another shape to it. */
export const garmentRatio = 3 / 4;

/** The backend derives each of these once, on demand, under a content hash: the address never changes its answer. */
export function mediaAddress(hash: string, width: number, format: 'avif' | 'webp'): string {
  return `/media/${encodeURIComponent(hash)}/${width}.${format}`;
}
