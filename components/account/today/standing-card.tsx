import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { executiveWelcome } from '@/lib/access/route-access';
import type { OwnProfile } from '@/lib/account/account';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Club } from '@/lib/prizes/prizes';
import { wayAhead } from '@/lib/prizes/way-ahead';

type Props = { profile: OwnProfile; club: Club; locale: Locale };

/** Her points, what they come to and what is missing to the next prize and the next level. */
export async function StandingCard({ profile: { level, points, activeCampaign }, club, locale }: Props) {
  const t = await getTranslations('desk.standing');
  const { reached, next, level: higher } = wayAhead(points, club);
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(reached.map(({ name }) => name));
  return (
    <section aria-labelledby="standing" className="desk-card">
      <h2 id="standing">{t('title')}</h2>
      <p>{level ? t('level', { level: level.name, points }) : t('points', { points })}</p>
      {reached.length > 0 && <p>{t('reached', { names })}</p>}
      {next && <p>{t('next', { name: next.name, points: next.missing })}</p>}
      {higher && <p>{t('higher', { level: higher.name, points: higher.missing })}</p>}
      {activeCampaign === null && (
        <p>
          <Link href={localePath(locale, executiveWelcome)} className={linkClass('accent')}>
            {t('activate')}
          </Link>
        </p>
      )}
    </section>
  );
}
