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
  /** Empty if the text beside it says the same. */
  alt: string;
  /** The displayed width as in the attribute; by default the variant's own width. */
  sizes?: string;
  /** For pictures on the first screen: fetched first. */
  priority?: boolean;
  dominantColor?: string;
  className?: string;
};

/**
 * Uses only widths that the backend derives, so no image optimiser runs; the frame is there before the picture. WebP
 * alone: AVIF is larger on cards, a fifth smaller on big pictures, and would add a second list of addresses to every
 * picture.
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
