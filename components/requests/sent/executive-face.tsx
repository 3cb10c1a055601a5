import { Picture } from '@/components/ui/picture';
import type { Media } from '@/lib/catalogue/catalogue-mappers';

/** Her face, or her initial where she shows none. Her name stands beside it. */
export const ExecutiveFace = ({ name, portrait }: { name: string; portrait: Media | null }) => (
  <span className="executive-face" aria-hidden="true">
    {portrait ? (
      <Picture hash={portrait.hash} variant="cart" alt="" dominantColor={portrait.dominantColor} sizes="72px" />
    ) : (
      name.charAt(0)
    )}
  </span>
);
