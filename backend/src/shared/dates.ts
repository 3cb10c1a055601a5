import type { Locale } from 'contract/public-codes.ts';
import { exchangeDays, withdrawalDays } from 'contract/rules.ts';
import { words } from '../words/words.ts';
import { isWorkingDay } from './calendar/holidays.ts';

/** The shop's time zone; the same as in the storefront's `lib/i18n/date-locale.ts`. */
export const shopZone = 'Europe/Madrid';
export const shopCountry = 'ES';

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: shopZone });

/** The date in the shop's time zone, as 2026-03-16: years and tax rates change at its midnight. */
export const toShopDate = (moment: Date): string => calendar.format(moment);

/** 4 December 2026, as in mails. */
export const toLongDate = (value: string | Date, locale: Locale): string =>
  new Intl.DateTimeFormat(words[locale].languageFacts.intl, { dateStyle: 'long', timeZone: shopZone }).format(
    new Date(value),
  );

const dayMs = 86_400_000;

/**
 * The last day to withdraw from a delivery, as 2026-12-09: fourteen days later, moved to the next working day
 * (Regulation 1182/71, art. 3.4). Holidays of both the parcel's country and the shop's count, so that the period is
 * never shorter than the law of either requires.
 */
export function lastDayToWithdraw(delivered: Date, country: string | null): string {
  const countries = [shopCountry, ...(country === null ? [] : [country])];
  let day = Date.parse(toShopDate(delivered)) + withdrawalDays * dayMs;
  while (!isWorkingDay(day, countries)) day += dayMs;
  return new Date(day).toISOString().slice(0, 10);
}

/** 04/12/2026, or 04.12.2026, for tables. */
export const toShortDate = (value: string | Date, locale: Locale): string =>
  new Intl.DateTimeFormat(words[locale].languageFacts.intl, {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
    timeZone: shopZone,
  }).format(new Date(value));

/** The last day to exchange a delivery for another size, by the shop's own promise. */
export const lastDayToExchange = (delivered: Date): string =>
  new Date(Date.parse(toShopDate(delivered)) + exchangeDays * dayMs).toISOString().slice(0, 10);

/** 4 December 2026 at 11:50. */
export const toLongMoment = (value: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(words[locale].languageFacts.intl, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: shopZone,
  }).format(value);
