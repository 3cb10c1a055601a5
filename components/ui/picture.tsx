import { cn } from '@/lib/cn';
import { type ImageVariant, imageVariants, mediaAddress } from '@/lib/media/media-rules';

/** A composed picture with a frame of its own, as the hero has; widths ascending. */
type Scene = { widths: readonly [number, ...number[]]; ratio: number };

type Props = {
  hash: string;
  variant: ImageVariant | Scene;
  /** Empty when the words beside it say the same. */
  alt: string;
  /** The shown width as in the attribute; without it the variant's own width. */
  sizes?: string;
  /** For what is on the first screen: fetched at once and first. */
  priority?: boolean;
  dominantColor?: string;
  className?: string;
};

/** Names only variants that the backend derives, so no image optimiser runs; the frame is there before the picture. */
export function Picture({ hash, variant, alt, sizes, priority, dominantColor, className }: Props) {
  const { widths, ratio } = typeof variant === 'string' ? imageVariants[variant] : variant;
  const [width] = widths;
  const largest = widths.at(-1) ?? width;
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={widths.map((each) => `${mediaAddress(hash, each, 'avif')} ${each}w`).join(', ')}
        sizes={sizes ?? `${width}px`}
      />
      <img
        src={mediaAddress(hash, largest, 'webp')}
        alt={alt}
        width={width}
        height={Math.round(width / ratio)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={cn('ui-picture', className)}
        style={dominantColor ? { backgroundColor: dominantColor } : undefined}
      />
    </picture>
  );
}
