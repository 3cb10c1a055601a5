'use client';

import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import { type Locale, splitLocale } from '@/lib/i18n/routing';
import { fill, type Words } from '@/lib/i18n/words';
import { toSizeSystem } from '@/lib/size-tables/bra-sizes';
import { useOwnSize } from '@/lib/size-tables/own-sizes';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import { useInBrowser } from '@/lib/state/use-store';

const localeOfPage = (): Locale => splitLocale(window.location.pathname).locale;

/** N26. The note that a style is in stock in the visitor's own size, which stays on the device. */
export function useOwnNote({ sizes }: ProductCard, words: Words<'catalogue.card'>): string | undefined {
  const [system] = useSizeSystem(useInBrowser(localeOfPage, 'es'));
  const own = useOwnSize(sizes?.guide ?? null);
  return own !== null && sizes?.inStock.includes(own)
    ? fill(words.ownSize, { size: toSizeSystem(own, system) })
    : undefined;
}
