const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' });

/** The day of a moment where the shop keeps its books, as 2026-03-16: a new year and a new rate begin at its midnight. */
export const toBookDay = (moment: Date): string => calendar.format(moment);
