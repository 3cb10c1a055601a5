import { dateLocale, shopZone } from '@/lib/i18n/date-locale';

/**
 * A time in the reader's time zone, with the day when it differs; null when the local time equals the shop's. Only
 * the browser knows the zone.
 */
export function formatLocalTime(moment: number, locale: string, zone?: string): string | null {
  const say = (options: Intl.DateTimeFormatOptions, timeZone?: string) =>
    new Intl.DateTimeFormat(dateLocale(locale), { ...options, timeZone }).format(moment);
  const hour = { hour: '2-digit', minute: '2-digit' } as const;
  const dayOf = (timeZone?: string) => say({ day: 'numeric', month: 'numeric' }, timeZone);
  if (dayOf(zone) !== dayOf(shopZone)) return say({ weekday: 'long', ...hour }, zone);
  return say(hour, zone) === say(hour, shopZone) ? null : say(hour, zone);
}
