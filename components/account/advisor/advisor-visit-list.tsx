import { getTranslations } from 'next-intl/server';
import type { ActingPeriod } from '@/lib/account/account';
import { shopDates } from '@/lib/i18n/date-locale';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import type { Locale } from '@/lib/i18n/routing';
import './advisor.css';

type Props = { locale: Locale; actings: ActingPeriod[]; time: (moment: Date) => string };

/** N07: every time an advisor acted as this executive, with the reason given and everything that was done. */
export async function AdvisorVisitList({ locale, actings, time }: Props) {
  const t = await getTranslations('advisor.acted');
  const names: Record<string, string> = await getMessageGroup('advisor.acted.actions');
  const { format: clock } = shopDates(locale, { timeStyle: 'short' });
  const nameOf = (what: string) => names[what] ?? names.other ?? '';
  if (actings.length === 0) return <p className="text-soft">{t('none')}</p>;
  return (
    <ul className="acted-list">
      {actings.map(({ advisor, reason, since, end, actions }) => (
        <li key={since.getTime()}>
          <p>{t('entry', { advisor, since: time(since), end: time(end) })}</p>
          <p className="text-soft">{reason}</p>
          {actions.length === 0 && <p className="text-soft">{t('nothing')}</p>}
          <ul>
            {actions.map(({ what, at, times }) => (
              <li key={`${at.getTime()} ${what}`}>
                {times > 1
                  ? t('actionTimes', { time: clock(at), what: nameOf(what), times })
                  : t('action', { time: clock(at), what: nameOf(what) })}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
