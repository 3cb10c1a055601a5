import { Picture } from '@/components/ui/picture';
import type { Media } from '@/lib/catalogue/catalogue-mappers';

type Props = { picture: Media | null | undefined; className: string; sizes: string; priority?: boolean };

/**
 * A line's picture; its frame keeps its place without a picture. Decorative, because the text beside it says the same.
 */
export function LinePicture({ picture, className, sizes, priority }: Props) {
  return (
    <div className={className}>
      {picture && (
        <Picture
          hash={picture.hash}
          variant="cart"
          alt=""
          dominantColor={picture.dominantColor}
          sizes={sizes}
          priority={priority}
        />
      )}
    </div>
  );
}
