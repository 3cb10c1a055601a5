import { getTranslations } from 'next-intl/server';
import { Table } from '@/components/ui/table';
import { formatPrice } from '@/contract/money';
import type { ClientList } from '@/lib/checkout/placed/placed-order';

/** What was ordered: a table for each client and one for the executive's own lines. */
export async function OrderLines({ lists }: { lists: ClientList[] }) {
  const t = await getTranslations('orders.detail');
  return (
    <section aria-labelledby="lines">
      <h2 id="lines">{t('lines')}</h2>
      {lists.map(({ client, lines }) => (
        <Table
          key={client?.id ?? ''}
          caption={client ? t('for', { name: client.name }) : t('forMe')}
          className="order-lines"
        >
          <thead>
            <tr>
              <th scope="col">{t('article')}</th>
              <th scope="col" data-figure>
                {t('quantity')}
              </th>
              <th scope="col" data-figure>
                {t('amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, name, colourName, size, code, quantity, subtotalCents, omitted }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  <span className="order-facts">
                    {t('facts', { colour: colourName, size, code })} {omitted && t('omitted')}
                  </span>
                </th>
                <td data-figure>{quantity}</td>
                <td data-figure>{formatPrice(subtotalCents)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ))}
    </section>
  );
}
