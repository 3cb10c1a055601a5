/**
 * Conventions of a language that `Intl` does not know or gets wrong. That of colours has a file of its own, because a
 * product's script needs it alone.
 */

/** German adds a word to a time. */
export const withHourWord = (time: string, locale: string): string => (locale === 'de' ? `${time}\u00a0Uhr` : time);

/** The narrow German units of `Intl`, "17 T, 1h", are not in use: "17 Tg., 1 h" is. */
export const spacesUnits = (locale: string): boolean => locale === 'de';

/** The kind of garment inside a name: lower case in English, a noun in German, first in Spanish. */
export const garmentKindInName = (kind: string, locale: string): string =>
  locale === 'en' ? kind.toLowerCase() : kind;
