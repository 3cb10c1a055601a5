import { cn } from '@/lib/cn';
import { garmentRatio, type ImageVariant, imageVariants, mediaAddress } from '@/lib/media/media-rules';

/** A composed picture with a frame of its own, as a hero has; widths ascending, ratio is width to height. */
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
  const scene = typeof variant === 'string' ? undefined : variant;
  const widths = typeof variant === 'string' ? imageVariants[variant] : variant.widths;
  const width = widths[0];
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={widths.map((each) => `${mediaAddress(hash, each, 'avif')} ${each}w`).join(', ')}
        sizes={sizes ?? `${width}px`}
      />
      <img
        src={mediaAddress(hash, widths.at(-1) ?? width, 'webp')}
        alt={alt}
        width={width}
        height={Math.round(width / (scene?.ratio ?? garmentRatio))}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={cn('ui-picture', className)}
        style={
          dominantColor || scene
            ? { backgroundColor: dominantColor, ...(scene && { aspectRatio: scene.ratio }) }
            : undefined
        }
      />
    </picture>
  );
}
