import type { Locale } from 'contract/codes.ts';

/** Where the shop's clock stands; the storefront's `lib/i18n/date-locale.ts` says the same. */
export const shopZone = 'Europe/Madrid';

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: shopZone });

/** The day of a moment where the shop keeps its books, as 2026-03-16: a new year and a new rate begin at its midnight. */
export const toBookDay = (moment: Date): string => calendar.format(moment);

// English dates are written as Europe writes them: the day before the month.
export const dateLocales: Record<Locale, string> = { es: 'es', en: 'en-GB', de: 'de' };

/** 4 December 2026, as a mail says it. */
export const toLongDate = (value: string | Date, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: 'long', timeZone: shopZone }).format(new Date(value));

/** 4 December 2026 at 11:50. */
export const toLongMoment = (value: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: shopZone }).format(
    value,
  );
