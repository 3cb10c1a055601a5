import { isWorkingDay } from '../../shared/calendar/holidays.ts';
import { shopCountry, shopZone, toShopDate } from '../../shared/dates.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Whole working days after the day of the message. */
const promisedDays = 2;
/** The promised deadline: the end of a working day in the shop's time zone. */
export function answerDeadlineOf(received: Date): Date {
  let day = Date.parse(toShopDate(received));
  for (let left = promisedDays; left > 0; ) {
    day += dayMs;
    if (isWorkingDay(day, [shopCountry])) left -= 1;
  }
  return lastSecondOf(day);
}

/** At 23:00 UTC the shop's clock shows its UTC offset minus one hour. */
function lastSecondOf(day: number): Date {
  const hour = new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', timeZone: shopZone });
  const ahead = Number(hour.format(day + dayMs - hourMs)) + 1;
  return new Date(day + dayMs - 1000 - ahead * hourMs);
}
