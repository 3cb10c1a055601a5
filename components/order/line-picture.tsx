import { Picture } from '@/components/ui/picture';
import type { Media } from '@/lib/catalogue/catalogue-mappers';

type Props = { picture: Media | null | undefined; className: string; sizes: string; priority?: boolean };

/** What a line is about; its frame keeps the place where there is no picture. The words beside it say the same. */
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
