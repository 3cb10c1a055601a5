import type { Locale } from './routing';

const space = '\u00a0';

/** Rounded up to ten grams, so that a weight above a limit never reads as the limit. */
export function formatWeight(grams: number, locale: Locale): string {
  if (grams < 1000) return `${grams}${space}g`;
  const kilograms = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(Math.ceil(grams / 10) / 100);
  return `${kilograms}${space}kg`;
}
