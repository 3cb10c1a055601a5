import { dateLocale } from '@/lib/i18n/date-locale';
import type { Locale } from '@/lib/i18n/routing';

/** A date (YYYY-MM-DD) has no time zone: formatted in UTC it is the same day everywhere. */
export const formatDay = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );
