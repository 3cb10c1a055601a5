import type { ContentPicture } from '@/lib/content/content-mappers';
import { mediaAddress } from '@/lib/media/media-rules';

type Props = { picture: ContentPicture; sizes: string; priority?: boolean };

const phone = '(max-width: 767px)';
const wideWidths = [828, 1280, 1920];
const tallWidths = [480, 828];

/**
 * A composed picture with a crop of its own for phones. The frame's colour fills it until it is there. AVIF is a quarter
 * smaller on pictures of this size, which the first one has to come through before the page looks complete.
 */
export function Scene({ picture: { wide, tall, alt, dominantColor }, sizes, priority }: Props) {
  return (
    <picture className="scene" style={{ backgroundColor: dominantColor }}>
      <source media={phone} type="image/avif" srcSet={sourceSet(tall, tallWidths, 'avif')} sizes={sizes} />
      <source media={phone} type="image/webp" srcSet={sourceSet(tall, tallWidths, 'webp')} sizes={sizes} />
      <source type="image/avif" srcSet={sourceSet(wide, wideWidths, 'avif')} sizes={sizes} />
      <img
        src={mediaAddress(wide, 1280, 'webp')}
        srcSet={sourceSet(wide, wideWidths, 'webp')}
        sizes={sizes}
        alt={alt}
        width={1280}
        height={720}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

const sourceSet = (hash: string, widths: number[], format: 'avif' | 'webp') =>
  widths.map((width) => `${mediaAddress(hash, width, format)} ${width}w`).join(', ');
