import { formatDayInSentence, shopDates } from '@/lib/i18n/date-locale';
import { withHourWord } from '@/lib/i18n/language-conventions';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';

/** A day (YYYY-MM-DD), the same in every time zone. */
export const formatDay = (day: string, locale: Locale): string =>
  formatDayInSentence(new Date(`${day}T12:00:00Z`), locale, 'UTC');

/** One day or a range. */
export const formatDays = (from: string, to: string, locale: Locale, words: { between: string; on: string }): string =>
  from === to
    ? fill(words.on, { from: formatDay(from, locale) })
    : fill(words.between, { from: formatDay(from, locale), to: formatDay(to, locale) });

/** A time in the reader's language; the server's zone is the shop's. */
export const formatMoment = (moment: string, locale: Locale): string =>
  withHourWord(shopDates(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment)), locale);
