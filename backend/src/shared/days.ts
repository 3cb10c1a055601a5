/** Where the shop's clock stands; the storefront's `lib/i18n/date-locale.ts` says the same. */
export const shopZone = 'Europe/Madrid';

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: shopZone });

/** The day of a moment where the shop keeps its books, as 2026-03-16: a new year and a new rate begin at its midnight. */
export const toBookDay = (moment: Date): string => calendar.format(moment);
