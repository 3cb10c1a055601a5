import { Button } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/routing';
import { fill, type Words } from '@/lib/i18n/words';
import { toSizeSystem } from '@/lib/size-tables/bra-sizes';
import { forgetOwnSize } from '@/lib/size-tables/own-sizes';
import type { SizeGuideName } from '@/lib/size-tables/size-tables';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';

type Props = { guide: SizeGuideName; size: string; locale: Locale; words: Words<'product.choice'> };

/** Whence a choice comes that she did not make here, and how it is taken back; the guide beside it finds another one. */
export function OwnSize({ guide, size, locale, words }: Props) {
  const [system] = useSizeSystem(locale);
  return (
    <p className="product-own-size">
      {fill(words.ownSize, { size: toSizeSystem(size, system) })}{' '}
      <Button variant="quiet" size="compact" onClick={() => forgetOwnSize(guide)}>
        {words.forgetSize}
      </Button>
    </p>
  );
}
