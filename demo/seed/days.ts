import { shopZone } from 'backend/src/shared/dates.ts';

export const dayMs = 86_400_000;

export const addDays = (day: Date, days: number): Date => new Date(day.getTime() + days * dayMs);

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: shopZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** When a day begins in Spain, whose campaigns these are: an hour before UTC in winter, two in summer. */
export function dayBegins(day: Date): Date {
  // Spain changes its clocks at 01:00 UTC, so the offset at midnight UTC also holds at the Spanish midnight before it.
  const [hours = 0, minutes = 0] = clock.format(day).split(':').map(Number);
  return new Date(day.getTime() - (hours * 60 + minutes) * 60_000);
}

/** Midnight in UTC: two loads of one day make the same shop. */
export const startOfDay = (moment: Date): Date => new Date(Math.floor(moment.getTime() / dayMs) * dayMs);
