/** English dates are written as Europe writes them: the day before the month, 24 hours. */
export const dateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** Where the shop's clock stands; the backend's `shared/days.ts` says the same. */
export const shopZone = 'Europe/Madrid';

/** Dates by the shop's own clock, whoever reads them. */
export const shopDates = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(dateLocale(locale), { ...options, timeZone: shopZone });

/** A day with its weekday, as it stands inside a sentence: after an article Spanish takes no comma. */
export function sayDay(moment: number | Date, locale: string, timeZone = shopZone): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
  const day = new Intl.DateTimeFormat(dateLocale(locale), options).format(moment);
  return locale === 'es' ? day.replace(',', '') : day;
}
