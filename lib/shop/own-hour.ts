import { dateLocale, shopZone } from '@/lib/i18n/date-locale';

/**
 * A moment by the reader's own clock, with its day where that is another one; null where her clock shows the shop's
 * hour. Only her browser knows.
 */
export function ownHour(moment: number, locale: string, zone?: string): string | null {
  const say = (options: Intl.DateTimeFormatOptions, timeZone?: string) =>
    new Intl.DateTimeFormat(dateLocale(locale), { ...options, timeZone }).format(moment);
  const hour = { hour: '2-digit', minute: '2-digit' } as const;
  const dayOf = (timeZone?: string) => say({ day: 'numeric', month: 'numeric' }, timeZone);
  if (dayOf(zone) !== dayOf(shopZone)) return say({ weekday: 'long', ...hour }, zone);
  return say(hour, zone) === say(hour, shopZone) ? null : say(hour, zone);
}
