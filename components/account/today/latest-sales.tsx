import { getTranslations } from 'next-intl/server';
import { SalesTable } from '@/components/account/sales/sales-table';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { salesPath } from '@/lib/access/route-access';
import type { Sales } from '@/lib/account/sales';
import { type Locale, localePath } from '@/lib/i18n/routing';
import '@/components/account/sales/sales.css';

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
