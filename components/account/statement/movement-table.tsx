import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Table } from '@/components/ui/table';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import { toOrderPath } from '@/lib/account/orders-filter';
import type { AgingBucket, Movement, Statement } from '@/lib/account/statement';
import { formatDay } from '@/lib/checkout/delivery-days';
import { shopDates } from '@/lib/i18n/date-locale';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { FigureBar } from './figure-bar';

type Props = { locale: Locale; statement: Statement };

/** The latest movements first, with the balance after each; the last page ends with the opening balance. */
export async function MovementTable({ locale, statement }: Props) {
  const t = await getTranslations('ledger.statement');
  const { movements, page, pages, beforeCents } = statement;
  const dates = shopDates(locale, { dateStyle: 'medium' });
  return (
    <Table caption={t('movements')} captionHidden className="movements">
      <thead>
        <tr>
          <th scope="col">{t('columns.what')}</th>
          <th scope="col" data-figure>
            {t('columns.amount')}
          </th>
          <th scope="col" data-figure>
            {t('columns.balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <tr key={movement.id}>
            <th scope="row">
              <span className="movement-what">
                {movement.order && movement.campaign ? (
                  <Link
                    href={localePath(locale, toOrderPath({ campaign: movement.campaign, number: movement.order }))}
                    className={linkClass()}
                  >
                    {sayKind(movement, t)}
                  </Link>
                ) : (
                  sayKind(movement, t)
                )}
              </span>
              <span className="movement-when">
                <time dateTime={movement.at}>{dates.format(new Date(movement.at))}</time>
                {movement.dueOn && ` · ${t('due', { day: formatDay(movement.dueOn, locale) })}`}
              </span>
            </th>
            <td data-figure>{formatPrice(movement.amountCents)}</td>
            <td data-figure>{formatPrice(movement.balanceCents)}</td>
          </tr>
        ))}
      </tbody>
      {page >= pages && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('before')}
            </th>
            <td data-figure>{formatPrice(beforeCents)}</td>
          </tr>
        </tfoot>
      )}
    </Table>
  );
}

type Translate = Awaited<ReturnType<typeof getTranslations<'ledger.statement'>>>;

function sayKind({ kind, order }: Movement, t: Translate): string {
  const said = t(`kinds.${kind}`);
  if (order === null) return said;
  return t(kind === 'order' ? 'ofOrder' : 'aboutOrder', { kind: said, order });
}

/** The age of the debt in four steps: a bar, with the figures beside it. */
export async function Ageing({ steps }: { steps: AgingBucket[] }) {
  const t = await getTranslations('ledger.summary');
  const whole = steps.reduce((cents, { amountCents }) => cents + amountCents, 0);
  if (whole === 0) return null;
  return (
    <Table caption={t('ageing')} className="ageing">
      <thead>
        <tr>
          <th scope="col">{t('age')}</th>
          <th scope="col" data-figure>
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ fromDays, toDays, amountCents }) => (
          <tr key={fromDays}>
            <th scope="row">
              {toDays === null ? t('older', { days: fromDays - 1 }) : t('days', { from: fromDays, to: toDays })}
              <FigureBar share={amountCents / whole} />
            </th>
            <td data-figure>{formatPrice(amountCents)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
