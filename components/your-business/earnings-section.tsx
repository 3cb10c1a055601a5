import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { formatPrice } from '@/lib/money';
import { getClubOrNone } from '@/lib/prizes/prizes-queries';
import { calculateEarnings, exampleClients, usual } from '@/lib/your-business/earnings';
import { EarningsCalculator } from './earnings-calculator';

/** Three examples for everybody, and the fields for whoever has a script to reckon with. */
export async function EarningsSection() {
  const t = await getTranslations('yourBusiness.earn');
  const club = await getClubOrNone(await requireLocale());
  const { euros, campaigns, share } = usual;
  return (
    <section id="earn" className="home-section" aria-labelledby="earn-title">
      <h2 id="earn-title">{t('title')}</h2>
      <p className="home-lead">{t('text')}</p>
      <div className="business-earn">
        <EarningsCalculator club={club} words={await getWords('yourBusiness.calculator')} />
        <Table caption={t('table', { euros: formatPrice(euros * 100), campaigns, share })}>
          <thead>
            <tr>
              <th scope="col">{t('clients')}</th>
              <th scope="col" data-figure>
                {t('sales')}
              </th>
              <th scope="col" data-figure>
                {t('campaign')}
              </th>
              <th scope="col" data-figure>
                {t('year')}
              </th>
            </tr>
          </thead>
          <tbody>
            {exampleClients.map((clients) => {
              const earned = calculateEarnings({ ...usual, clients });
              return (
                <tr key={clients}>
                  <th scope="row">{clients}</th>
                  <td data-figure>{formatPrice(earned.campaignSalesCents)}</td>
                  <td data-figure>{formatPrice(earned.campaignCents)}</td>
                  <td data-figure>{formatPrice(earned.yearCents)}</td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </div>
    </section>
  );
}
