import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import type { AgeStep } from '@/lib/account/statement';
import { formatPrice } from '@/lib/money';
import { FigureBar } from './figure-bar';

/** The age of the debt in four steps: a bar, with the figures beside it. */
export async function Ageing({ steps }: { steps: AgeStep[] }) {
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
