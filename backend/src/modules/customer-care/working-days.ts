import { shopZone, toBookDay } from '../../shared/days.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Whole working days after the one on which somebody wrote. */
const promisedDays = 2;
/** The days that all of Spain keeps, as month and day; those of a region or a town are worked. */
const holidays = ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'];

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Two days before Easter (the anonymous Gregorian algorithm). */
function goodFriday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return toDay(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1) - 2 * dayMs);
}

function isWorked(time: number): boolean {
  const date = new Date(time);
  const day = toDay(time);
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  return !isWeekend && !holidays.includes(day.slice(5)) && day !== goodFriday(date.getUTCFullYear());
}

/** Until when an answer is promised to what arrived then: the end of a working day by the shop's clock. */
export function answerBy(received: Date): Date {
  let day = Date.parse(toBookDay(received));
  for (let left = promisedDays; left > 0; ) {
    day += dayMs;
    if (isWorked(day)) left -= 1;
  }
  return lastSecondOf(day);
}

/** At eleven in the evening of Greenwich the shop's clock shows how far it is ahead, less an hour. */
function lastSecondOf(day: number): Date {
  const hour = new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', timeZone: shopZone });
  const ahead = Number(hour.format(day + dayMs - hourMs)) + 1;
  return new Date(day + dayMs - 1000 - ahead * hourMs);
}
