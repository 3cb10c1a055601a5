import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Disclosure } from '@/components/ui/disclosure';
import { linkClass } from '@/components/ui/text-link';
import { executiveWelcome } from '@/lib/access/route-access';
import type { OwnProfile } from '@/lib/account/account';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Club } from '@/lib/prizes/prizes';
import { wayAhead } from '@/lib/prizes/way-ahead';
import { PrizesTables } from './prizes-tables';

type Props = { profile: OwnProfile; club: Club; locale: Locale };

/** What the points are worth now and what they can reach. Their number is among the figures of the day. */
export async function StandingCard({ profile: { points, activeCampaign }, club, locale }: Props) {
  const t = await getTranslations('desk.standing');
  const { reached } = wayAhead(points, club);
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(reached.map(({ name }) => name));
  const isKnown = club.prizes.length > 0 || club.levels.length > 0;
  return (
    <section aria-labelledby="standing" className="desk-card">
      <h2 id="standing">{t('title')}</h2>
      {isKnown && <p>{reached.length > 0 ? t('reached', { names }) : t('nothing')}</p>}
      {activeCampaign === null && (
        <p>
          <Link href={localePath(locale, executiveWelcome)} className={linkClass('accent')}>
            {t('activate')}
          </Link>
        </p>
      )}
      {isKnown ? (
        <Disclosure summary={t('all')}>
          <PrizesTables points={points} club={club} locale={locale} />
        </Disclosure>
      ) : (
        <p className="text-soft">{t('none')}</p>
      )}
    </section>
  );
}
