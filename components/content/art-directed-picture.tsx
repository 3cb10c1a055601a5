import type { ContentPicture } from '@/lib/content/content-mappers';
import { contentPictureAddress, pictureSourceSet } from '@/lib/media/media-rules';

type Props = { picture: ContentPicture; sizes: string; priority?: boolean };

const wideWidths = [828, 1280, 1920];
const tallWidths = [480, 828];

/** A composed picture with a crop of its own for phones. The frame's colour fills it until it is there. */
export function ArtDirectedPicture({ picture: { wide, tall, alt, dominantColor }, sizes, priority }: Props) {
  return (
    <picture className="scene" style={{ backgroundColor: dominantColor }}>
      <source media="(max-width: 767px)" srcSet={pictureSourceSet(tall, tallWidths)} sizes={sizes} />
      <img
        src={contentPictureAddress(wide, 1280)}
        srcSet={pictureSourceSet(wide, wideWidths)}
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
