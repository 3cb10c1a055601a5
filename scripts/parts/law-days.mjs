import { readFileSync } from 'node:fs';

const dayMs = 86_400_000;
/** Long enough to implement a new rule. */
const aheadDays = 90;

/** The dates within that time on which European law changes for the shop. */
export function comingLaw(now = new Date(), calendar = readCalendar()) {
  return calendar
    .map((entry) => ({ ...entry, days: Math.ceil((Date.parse(entry.day) - now.getTime()) / dayMs) }))
    .filter(({ days }) => days >= 0 && days <= aheadDays);
}

const readCalendar = () => JSON.parse(readFileSync('lib/law/calendar.json', 'utf8'));
