import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import type { AgeStep } from '@/lib/account/statement';
import { formatPrice } from '@/lib/money';

/** How old what she owes is, in four steps: a bar for the eye, the figures beside it. */
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
              <Bar share={amountCents / whole} />
            </th>
            <td data-figure>{formatPrice(amountCents)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Drawn by the server, and for the eye alone: what it says stands beside it as text. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="figure-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="1" />
      <rect width={Math.round(share * 1000) / 10} height="1" />
    </svg>
  );
}
