import type { Locale } from 'contract/public-codes.ts';
import { exchangeDays, withdrawalDays } from 'contract/rules.ts';
import { words } from '../words/words.ts';
import { isWorkingDay } from './calendar/holidays.ts';

/** Where the shop's clock stands; the storefront's `lib/i18n/date-locale.ts` says the same. */
export const shopZone = 'Europe/Madrid';
export const shopCountry = 'ES';

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: shopZone });

/** The day of a moment where the shop keeps its books, as 2026-03-16: a new year and a new rate begin at its midnight. */
export const toBookDay = (moment: Date): string => calendar.format(moment);

/** 4 December 2026, as a mail says it. */
export const toLongDate = (value: string | Date, locale: Locale): string =>
  new Intl.DateTimeFormat(words[locale].language.intl, { dateStyle: 'long', timeZone: shopZone }).format(
    new Date(value),
  );

const dayMs = 86_400_000;

/**
 * The last day to withdraw from what was delivered then, as 2026-12-09: a fortnight after that day, and the next working
 * day where it would be none (Regulation 1182/71, art. 3.4). A holiday counts where the parcel went and where the shop is:
 * whoever withdraws never has a day less than the law of either place gives.
 */
export function lastDayToWithdraw(delivered: Date, country: string | null): string {
  const countries = [shopCountry, ...(country === null ? [] : [country])];
  let day = Date.parse(toBookDay(delivered)) + withdrawalDays * dayMs;
  while (!isWorkingDay(day, countries)) day += dayMs;
  return new Date(day).toISOString().slice(0, 10);
}

/** 04/12/2026, or 04.12.2026, where a table has no room for more. */
export const toShortDate = (value: string | Date, locale: Locale): string =>
  new Intl.DateTimeFormat(words[locale].language.intl, {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
    timeZone: shopZone,
  }).format(new Date(value));

/** The last day to ask for another size of what was delivered then, by the shop's own promise. */
export const lastDayToExchange = (delivered: Date): string =>
  new Date(Date.parse(toBookDay(delivered)) + exchangeDays * dayMs).toISOString().slice(0, 10);

/** 4 December 2026 at 11:50. */
export const toLongMoment = (value: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(words[locale].language.intl, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: shopZone,
  }).format(value);
