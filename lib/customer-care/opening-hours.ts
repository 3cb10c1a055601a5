import { brand } from '@/lib/brand';
import { formatDayInSentence, shopDates } from '@/lib/i18n/date-locale';
import { fill } from '@/lib/i18n/message-texts';

const dayMs = 86_400_000;
const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Day of the week (1 is Monday) and hour, in the shop's time zone. */
function shopClock(moment: number): { day: number; hour: number } {
  const parts = shopDates('en', { weekday: 'short', hour: '2-digit', hourCycle: 'h23' }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return { day: week.indexOf(part('weekday')) + 1, hour: Number(part('hour')) };
}

const { from, to, firstDay, lastDay } = brand.hours;
const isWorked = (day: number) => day >= firstDay && day <= lastDay;

/** Null during opening hours; else a time on the next day of opening. */
export function nextOpening(now: number): number | null {
  const { day, hour } = shopClock(now);
  if (isWorked(day) && hour >= from && hour < to) return null;
  if (isWorked(day) && hour < from) return now;
  for (let next = now + dayMs; ; next += dayMs) if (isWorked(shopClock(next).day)) return next;
}

/** The opening hours, in a sentence with placeholders for the days. */
export const formatOpeningHours = (locale: string, sentence: string): string => {
  // January 2024 began on a Monday.
  const nameOf = (day: number) => shopDates(locale, { weekday: 'long' }).format(Date.UTC(2024, 0, day, 12));
  return fill(sentence, { first: nameOf(firstDay), last: nameOf(lastDay), from, to });
};

/** The current state: open until, or closed until. */
export const formatOpeningState = (
  locale: string,
  next: number | null,
  { open, shut }: { open: string; shut: string },
) => (next === null ? fill(open, { to }) : fill(shut, { day: formatDayInSentence(next, locale), from }));
