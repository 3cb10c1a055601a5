'use client';

import type { Locale } from '@/lib/i18n/routing';
import { saySize } from './say-size';
import { useSizeSystem } from './use-size-system';

/** For shoppers and clients. Executives work with codes and labels, and see labels. */
export function useSaySize(locale: Locale, labelled: string): (size: string) => string {
  const [system] = useSizeSystem(locale);
  return (size) => saySize(size, system, labelled);
}
