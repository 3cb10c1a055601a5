import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Pagination } from '@/components/ui/pagination';
import { Table } from '@/components/ui/table';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import type { Client, Purchase } from '@/lib/client-book/client-book';
import { listPurchases } from '@/lib/client-book/client-book-queries';
import { toClientPath } from '@/lib/client-book/clients-filter';
import type { CallContext } from '@/lib/http/call-context';
import { shopDates } from '@/lib/i18n/date-locale';
import { type Locale, localePath } from '@/lib/i18n/routing';

type Props = { reader: CallContext; client: Client; page: number };

/** What one client bought, page by page. */
export async function PurchaseTable({ reader, client, page }: Props) {
  const { locale } = reader;
  const t = await getTranslations('clientBook.purchases');
  const pages = await getTranslations('ledger.pages');
  const found = await listPurchases(reader, client.id, page);
  return (
    <section aria-labelledby="purchases">
      <h2 id="purchases">{t('title')}</h2>
      {!found.ok && found.kind !== 'absent' && (
        <p className="form-failure" role="alert">
          {t('away')}{' '}
          <Link href={localePath(locale, toClientPath(client.id, page))} className={linkClass()}>
            {t('retry')}
          </Link>
        </p>
      )}
      {((!found.ok && found.kind === 'absent') || (found.ok && found.data.purchases.length === 0)) && (
        <p className="text-soft">
          {t('none')}. {t('noneText')}
        </p>
      )}
      {found.ok && found.data.purchases.length > 0 && (
        <>
          <Table caption={t('title')} captionHidden className="client-table">
            <thead>
              <tr>
                <th scope="col">{t('item')}</th>
                <th scope="col" data-figure>
                  {t('units')}
                </th>
                <th scope="col">{t('last')}</th>
                <th scope="col" data-figure>
                  {t('price')}
                </th>
              </tr>
            </thead>
            <tbody>
              {found.data.purchases.map((purchase) => (
                <Row key={purchase.code} locale={locale} purchase={purchase} />
              ))}
            </tbody>
          </Table>
          <Pagination
            label={pages('label')}
            page={found.data.page}
            pages={found.data.pages}
            href={(to) => localePath(locale, toClientPath(client.id, to))}
            pageLabel={(to) => pages('page', { page: to })}
            previousLabel={pages('previous')}
            nextLabel={pages('next')}
            Link={Link}
          />
        </>
      )}
    </section>
  );
}

async function Row({ locale, purchase }: { locale: Locale; purchase: Purchase }) {
  const t = await getTranslations('clientBook.purchases');
  const days = shopDates(locale, { dateStyle: 'medium' });
  const { name, color, size, code, units, last, lastCents, nowCents, again } = purchase;
  return (
    <tr>
      <th scope="row">
        {name}
        <span className="client-facts">{t('fact', { color, size, code })}</span>
        {again && <span className="client-facts">{t('again', { day: days.format(new Date(again)) })}</span>}
      </th>
      <td data-figure data-word={t('units')}>
        {units}
      </td>
      <td data-word={t('last')}>
        <time dateTime={last}>{days.format(new Date(last))}</time>
      </td>
      <td data-figure data-word={t('price')}>
        {formatPrice(lastCents)}
        {nowCents !== lastCents && (
          <span className="client-facts">
            {nowCents === null ? t('gone') : t('now', { price: formatPrice(nowCents) })}
          </span>
        )}
      </td>
    </tr>
  );
}
