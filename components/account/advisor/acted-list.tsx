import { getTranslations } from 'next-intl/server';
import type { Acting } from '@/lib/account/account';
import { getWords } from '@/lib/i18n/get-words';
import './advisor.css';

type Props = { actings: Acting[]; time: (moment: Date) => string };

/** N07: every time that somebody acted as her, with the reason that was given. */
export async function ActedList({ actings, time }: Props) {
  const t = await getTranslations('advisor.acted');
  const deeds: Record<string, string> = await getWords('advisor.acted.deeds');
  if (actings.length === 0) return <p className="text-soft">{t('none')}</p>;
  return (
    <ul className="acted-list">
      {actings.map(({ advisor, reason, since, end, deeds: done }) => (
        <li key={since.getTime()}>
          <p>{t('entry', { advisor, since: time(since), end: time(end) })}</p>
          <p className="text-soft">{[reason, ...done.flatMap((deed) => deeds[deed] ?? [])].join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}
