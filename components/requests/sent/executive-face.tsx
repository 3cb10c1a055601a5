import { Picture } from '@/components/ui/picture';
import type { Media } from '@/lib/catalogue/catalogue-mappers';

/** The executive's portrait, or an initial where there is none. The name is beside it. */
export const ExecutiveFace = ({ name, portrait }: { name: string; portrait: Media | null }) => (
  <span className="executive-face" aria-hidden="true">
    {portrait ? (
      <Picture hash={portrait.hash} variant="cart" alt="" dominantColor={portrait.dominantColor} sizes="72px" />
    ) : (
      name.charAt(0)
    )}
  </span>
);
