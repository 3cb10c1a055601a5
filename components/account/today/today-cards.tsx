import { getTranslations } from 'next-intl/server';
import { SalesTable } from '@/components/account/sales/sales-table';
import { Link } from '@/components/layout/link';
import { Disclosure } from '@/components/ui/disclosure';
import { linkClass } from '@/components/ui/text-link';
import { executiveWelcome, salesPath } from '@/lib/access/route-access';
import type { OwnProfile } from '@/lib/account/account';
import type { Sales } from '@/lib/account/sales';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { type Club, nextGoals } from '@/lib/prizes/prizes';
import { PrizesTables } from './prizes-tables';
import '@/components/account/sales/sales.css';

type Props = { profile: OwnProfile; club: Club; locale: Locale };

/** What the points are worth now and what they can reach; today's figures have their number. */
export async function PointsCard({ profile: { points, activeCampaign }, club, locale }: Props) {
  const t = await getTranslations('desk.standing');
  const { reached } = nextGoals(points, club);
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

/** This campaign and the one before it, drawn by the server, with the table that says the same. */
export async function LatestSales({ locale, sales }: { locale: Locale; sales: Sales }) {
  const t = await getTranslations('today.sales');
  const of = await getTranslations('ledger.sales');
  return (
    <section aria-labelledby="sales" className="today-sales">
      <h2 id="sales">{t('title')}</h2>
      <SalesTable
        caption={t('caption')}
        what={of('campaign')}
        rows={sales.campaigns
          .toReversed()
          .slice(0, 2)
          .map(({ code, orders, ...rest }) => ({
            key: code,
            more: [code, of('orders', { count: orders })].join(' · '),
            ...rest,
          }))}
      />
      <p>
        <Link href={localePath(locale, salesPath)} className={linkClass('accent')}>
          {t('all')}
        </Link>
      </p>
    </section>
  );
}
