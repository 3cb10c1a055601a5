import { cacheFormatters } from './cache-formatters';

/** English dates in European form: the day before the month, 24 hours. */
export const dateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** The shop's time zone; the backend's `shared/days.ts` has the same one. */
export const shopZone = 'Europe/Madrid';

const makeDates = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateLocale(locale), { ...options, timeZone: shopZone });

/** Formats dates in the shop's time zone. Cached on the server only, to keep the cache out of page scripts. */
export const shopDates = typeof window === 'undefined' ? cacheFormatters(makeDates) : makeDates;

/** A day with its weekday, for use inside a sentence: after an article Spanish takes no comma. */
export function formatDayInSentence(moment: number | Date, locale: string, timeZone = shopZone): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
  const day = new Intl.DateTimeFormat(dateLocale(locale), options).format(moment);
  return locale === 'es' ? day.replace(',', '') : day;
}
