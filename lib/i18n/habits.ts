/**
 * How a language writes what `Intl` does not know or says as nobody writes it. That of a colour has a file of its own,
 * because the script of a product needs it alone.
 */

/** A German hour has its word. */
export const withHourWord = (time: string, locale: string): string => (locale === 'de' ? `${time}\u00a0Uhr` : time);

/** "17 T, 1h" is what German has for narrow, and what no German writes: "17 Tg., 1 h". */
export const spacesUnits = (locale: string): boolean => locale === 'de';

/** English writes what a garment is small inside a name; in German it is a noun, in Spanish it begins. */
export const kindInName = (kind: string, locale: string): string => (locale === 'en' ? kind.toLowerCase() : kind);
