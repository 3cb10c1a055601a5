import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { executiveWelcome } from '@/lib/access/route-access';
import type { OwnProfile } from '@/lib/account/account';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Club } from '@/lib/prizes/prizes';
import { wayAhead } from '@/lib/prizes/way-ahead';

type Props = { profile: OwnProfile; club: Club; locale: Locale };

/** What her points come to; nothing where they come to nothing yet. How many they are stands among her figures. */
export async function StandingCard({ profile: { points, activeCampaign }, club, locale }: Props) {
  const t = await getTranslations('desk.standing');
  const { reached } = wayAhead(points, club);
  if (reached.length === 0 && activeCampaign !== null) return null;
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(reached.map(({ name }) => name));
  return (
    <section aria-labelledby="standing" className="desk-card">
      <h2 id="standing">{t('title')}</h2>
      {reached.length > 0 && <p>{t('reached', { names })}</p>}
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
