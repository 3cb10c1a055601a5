import { cn } from '@/lib/cn';
import {
  garmentRatio,
  type ImageVariant,
  imageVariants,
  mediaAddress,
  pictureSourceSet,
} from '@/lib/media/media-rules';

type Props = {
  hash: string;
  variant: ImageVariant;
  /** Empty when the words beside it say the same. */
  alt: string;
  /** The shown width as in the attribute; without it the variant's own width. */
  sizes?: string;
  /** For what is on the first screen: fetched at once and first. */
  priority?: boolean;
  dominantColor?: string;
  className?: string;
};

/**
 * Names only widths that the backend derives, so no image optimiser runs; the frame is there before the picture. WebP
 * alone: AVIF is larger on cards, a fifth smaller on big pictures, and a second list of addresses in every one.
 */
export function Picture({ hash, variant, alt, sizes, priority, dominantColor, className }: Props) {
  const widths = imageVariants[variant];
  const [width] = widths;
  return (
    <img
      src={mediaAddress(hash, width, 'webp')}
      srcSet={pictureSourceSet(hash, widths)}
      sizes={sizes ?? `${width}px`}
      alt={alt}
      width={width}
      height={Math.round(width / garmentRatio)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={cn('ui-picture', className)}
      style={dominantColor ? { backgroundColor: dominantColor } : undefined}
    />
  );
}
