import { cacheFormatters } from '@/lib/i18n/cache-formatters';
import { formatDayInSentence, shopDates } from '@/lib/i18n/date-locale';
import { spacesUnits } from '@/lib/i18n/language-conventions';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const numbersIn = cacheFormatters(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const listsIn = cacheFormatters((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));

/** "3 days, 4 hours", "12 minutes": the two largest units, and never zero. */
export function formatTimeLeft(ms: number, locale: string, style: 'long' | 'narrow' = 'long'): string {
  const units = [
    ['day', Math.floor(ms / day)],
    ['hour', Math.floor((ms % day) / hour)],
    ['minute', Math.floor((ms % hour) / minute)],
  ] as const;
  const first = units.findIndex(([, value]) => value > 0);
  const shown =
    first === -1 ? [['minute', 1] as const] : units.slice(first, first + 2).filter(([, value]) => value > 0);
  const isTight = style === 'narrow' && spacesUnits(locale);
  const texts = shown.map(([unit, value]) => {
    const unitDisplay = isTight && unit === 'day' ? 'short' : style;
    const text = numbersIn(locale, { style: 'unit', unit, unitDisplay }).format(value);
    return isTight ? text.replace(/(?<=\d)h$/, '\u00a0h') : text;
  });
  return listsIn(locale, { type: 'unit', style }).format(texts);
}

/** An end at midnight belongs to the day before. */
export const lastMoment = (end: number): number => end - 1;

/**
 * The end of a campaign in shop time, the same wherever it is read. For an executive in another time zone the desk
 * adds the local time (`local-time.ts`); public pages load no script for it.
 */
export const formatCampaignEnd = (end: number, locale: string): { day: string; time: string } => endsIn(locale, end);

const endsIn = cacheFormatters((locale, end: number) => {
  const moment = lastMoment(end);
  const { format } = shopDates(locale, { hour: '2-digit', minute: '2-digit' });
  return { day: formatDayInSentence(moment, locale), time: format(moment) };
});
