import { keepEach } from './keep-each';

/** English dates are written as Europe writes them: the day before the month, 24 hours. */
export const dateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** Where the shop's clock stands; the backend's `shared/days.ts` says the same. */
export const shopZone = 'Europe/Madrid';

const makeDates = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateLocale(locale), { ...options, timeZone: shopZone });

/** Dates by the shop's own clock, whoever reads them. Kept on the server alone: a page's script carries no store of them. */
export const shopDates = typeof window === 'undefined' ? keepEach(makeDates) : makeDates;

/** A day with its weekday, as it stands inside a sentence: after an article Spanish takes no comma. */
export function sayDay(moment: number | Date, locale: string, timeZone = shopZone): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
  const day = new Intl.DateTimeFormat(dateLocale(locale), options).format(moment);
  return locale === 'es' ? day.replace(',', '') : day;
}
