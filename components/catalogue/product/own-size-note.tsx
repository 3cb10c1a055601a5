'use client';

import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/button';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { toSizeSystem } from '@/lib/size-tables/bra-sizes';
import { forgetOwnSize, useOwnSize } from '@/lib/size-tables/own-sizes';
import type { SizeGuideName } from '@/lib/size-tables/size-tables';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';

export type OwnSizeNoteProps = {
  guide: SizeGuideName;
  locale: Locale;
  words: Words<'product.choice'>;
  /** Called with the visitor's own size while it is known. */
  onKnown: (size: string) => void;
};

/** Explains why a size is preselected and how to undo it; the guide beside it finds another. */
export function OwnSizeNote({ guide, locale, words, onKnown }: OwnSizeNoteProps) {
  const [system] = useSizeSystem(locale);
  const size = useOwnSize(guide);
  const know = useEffectEvent(onKnown);
  useEffect(() => {
    if (size !== null) know(size);
  }, [size]);
  if (size === null) return null;
  return (
    <p className="product-own-size">
      {fill(words.ownSize, { size: toSizeSystem(size, system) })}{' '}
      <Button variant="quiet" size="compact" onClick={() => forgetOwnSize(guide)}>
        {words.forgetSize}
      </Button>
    </p>
  );
}
