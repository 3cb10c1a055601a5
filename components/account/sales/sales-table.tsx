import { getTranslations } from 'next-intl/server';
import { FigureBar } from '@/components/account/statement/figure-bar';
import { Table } from '@/components/ui/table';
import { formatPrice } from '@/contract/money';

type Row = { key: string; name: string; salesCents: number; units: number; points: number; more?: string };
type Props = { caption: string; what: string; rows: Row[] };

/** Figures with a bar for each, as long as its share of the longest: the table is the chart's text. */
export async function SalesTable({ caption, what, rows }: Props) {
  const t = await getTranslations('ledger.sales');
  const most = Math.max(1, ...rows.map(({ salesCents }) => salesCents));
  return (
    <Table caption={caption} className="sales-table">
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col" data-figure>
            {t('sales')}
          </th>
          <th scope="col" data-figure>
            {t('units')}
          </th>
          <th scope="col" data-figure>
            {t('points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, salesCents, units, points, more }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {more && <span className="sales-more">{more}</span>}
              <FigureBar share={salesCents / most} />
            </th>
            <td data-figure>{formatPrice(salesCents)}</td>
            <td data-figure>{units}</td>
            <td data-figure>{points}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
