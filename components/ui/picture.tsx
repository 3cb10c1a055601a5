import { cn } from '@/lib/cn';
import { garmentRatio, type ImageVariant, imageVariants, mediaAddress } from '@/lib/media/media-rules';

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

/** Names only widths that the backend derives, so no image optimiser runs; the frame is there before the picture. */
export function Picture({ hash, variant, alt, sizes, priority, dominantColor, className }: Props) {
  const [width, double] = imageVariants[variant];
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`${mediaAddress(hash, width, 'avif')} ${width}w, ${mediaAddress(hash, double, 'avif')} ${double}w`}
        sizes={sizes ?? `${width}px`}
      />
      <img
        src={mediaAddress(hash, double, 'webp')}
        alt={alt}
        width={width}
        height={Math.round(width / garmentRatio)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={cn('ui-picture', className)}
        style={dominantColor ? { backgroundColor: dominantColor } : undefined}
      />
    </picture>
  );
}
