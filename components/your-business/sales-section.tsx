import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import { formatPrice } from '@/contract/money';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { getClubOrNone } from '@/lib/prizes/prizes-queries';
import { calculateSales, defaultAssumptions, exampleClients } from '@/lib/your-business/sales-calculator';
import { SalesCalculator } from './sales-calculator';

/** Three examples for everyone, and the calculator for visitors with script. */
export async function SalesSection() {
  const t = await getTranslations('yourBusiness.sales');
  const { levels } = await getClubOrNone(await requireLocale());
  const { euros, campaigns } = defaultAssumptions;
  return (
    <section id="sales" className="home-section" aria-labelledby="sales-title">
      <h2 id="sales-title">{t('title')}</h2>
      <p className="home-lead">{t('text')}</p>
      <div className="business-sales">
        <SalesCalculator levels={levels} words={await getMessageGroup('yourBusiness.calculator')} />
        <Table caption={t('table', { euros: formatPrice(euros * 100), campaigns })}>
          <thead>
            <tr>
              <th scope="col">{t('clients')}</th>
              <th scope="col" data-figure>
                {t('sales')}
              </th>
              <th scope="col" data-figure>
                {t('year')}
              </th>
            </tr>
          </thead>
          <tbody>
            {exampleClients.map((clients) => {
              const { campaignCents, yearCents } = calculateSales({ ...defaultAssumptions, clients });
              return (
                <tr key={clients}>
                  <th scope="row">{clients}</th>
                  <td data-figure>{formatPrice(campaignCents)}</td>
                  <td data-figure>{formatPrice(yearCents)}</td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </div>
    </section>
  );
}
