'use client';

import type { Locale } from '@/lib/i18n/routing';
import { formatSize } from './format-size';
import { useSizeSystem } from './use-size-system';

/** For shoppers and clients. Executives work with codes and labels, and see labels. */
export function useFormatSize(locale: Locale, labelled: string): (size: string) => string {
  const [system] = useSizeSystem(locale);
  return (size) => formatSize(size, system, labelled);
}
