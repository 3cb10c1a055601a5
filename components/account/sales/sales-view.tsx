import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { Button, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import { campaignPattern } from '@/contract/rules';
import { quickOrderPath } from '@/lib/access/public-script-paths';
import { executiveHome, salesPath } from '@/lib/access/route-access';
import type { Sales } from '@/lib/account/sales';
import { getSales } from '@/lib/account/sales-queries';
import { formatCampaignName } from '@/lib/account/statement';
import { requireLocale } from '@/lib/i18n/locale';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import type { Query } from '@/lib/sign-in/personal-page';
import { SalesTable } from './sales-table';
import './sales.css';

const campaigns = new RegExp(campaignPattern);

type Props = { session: Session; query: Query };

/** R28. What the executive sold: by campaign, and of one or all of them by category and by client. */
export async function SalesView({ session, query }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('ledger.sales');
  const trouble = await getTranslations('checkout.trouble');
  const chosen = typeof query.campaign === 'string' && campaigns.test(query.campaign) ? query.campaign : '';
  const sales = await getSales({ token: session.token, locale }, chosen);
  if (!sales.ok && sales.kind === 'signed-out') return <SessionEndedNotice />;
  const here = localePath(locale, salesPath);
  return (
    <div className="page-narrow sales">
      <p>
        <Link href={localePath(locale, executiveHome)} className={linkClass()}>
          {t('back')}
        </Link>
      </p>
      <h1>{t('title')}</h1>
      <p className="text-soft">{t('intro')}</p>
      {sales.ok ? (
        <Figures locale={locale} sales={sales.data} chosen={chosen} />
      ) : (
        <EmptyState
          title={trouble('title')}
          actions={
            <Link href={here} className={buttonClass()}>
              {trouble('retry')}
            </Link>
          }
        >
          {t('away')}
        </EmptyState>
      )}
    </div>
  );
}

type FiguresProps = { locale: Locale; sales: Sales; chosen: string };

async function Figures({ locale, sales, chosen }: FiguresProps) {
  const t = await getTranslations('ledger.sales');
  if (sales.campaigns.every(({ orders }) => orders === 0))
    return (
      <EmptyState
        title={t('empty')}
        actions={
          <Link href={localePath(locale, quickOrderPath)} className={buttonClass()}>
            {t('start')}
          </Link>
        }
      >
        {t('emptyText')}
      </EmptyState>
    );
  const gained = (cents: number) => (cents > 0 ? t('gained', { amount: formatPrice(cents) }) : '');
  return (
    <>
      <SalesTable
        caption={t('byCampaign')}
        what={t('campaign')}
        rows={sales.campaigns.map(({ code, orders, gainedCents, ...rest }) => ({
          key: code,
          more: [code, t('orders', { count: orders }), gained(gainedCents)].filter(Boolean).join(' · '),
          ...rest,
        }))}
      />
      <form action={localePath(locale, salesPath)} method="get" className="sales-filter">
        <Field label={t('choose')}>
          {(control) => (
            <Select {...control} name="campaign" defaultValue={chosen}>
              <option value="">{t('all')}</option>
              {sales.campaigns.toReversed().map(({ code, name }) => (
                <option key={code} value={code}>
                  {formatCampaignName({ code, name })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
      </form>
      {sales.clients.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <SalesTable
            caption={t('byCategory')}
            what={t('category')}
            rows={sales.categories.map((row) => ({ key: row.code, ...row }))}
          />
          <SalesTable
            caption={t('byClient')}
            what={t('client')}
            rows={sales.clients.map(({ client, ...rest }) => ({
              key: client?.id ?? '',
              name: client?.name ?? t('mine'),
              ...rest,
            }))}
          />
        </>
      )}
    </>
  );
}
