/** K04: the widths of each variant; the second is for dense screens. Garments are drawn on a 3:4 frame. */
export const imageVariants = {
  regular: { widths: [430, 860], ratio: 3 / 4 },
  thumbnail: { widths: [218, 436], ratio: 3 / 4 },
  related: { widths: [218, 436], ratio: 3 / 4 },
  alternate: { widths: [92, 184], ratio: 3 / 4 },
  cart: { widths: [92, 184], ratio: 3 / 4 },
} as const;

export type ImageVariant = keyof typeof imageVariants;

/** The backend derives each of these once, on demand, under a content hash: the address never changes its answer. */
export function mediaAddress(hash: string, width: number, format: 'avif' | 'webp'): string {
  return `/media/${encodeURIComponent(hash)}/${width}.${format}`;
}
