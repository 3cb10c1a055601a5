import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Table } from '@/components/ui/table';
import { linkClass } from '@/components/ui/text-link';
import { clientMessagePath } from '@/lib/access/route-access';
import { type ClientCard, formatBirthday, fullName } from '@/lib/client-book/client-book';
import { toClientPath } from '@/lib/client-book/clients-filter';
import { shopDates } from '@/lib/i18n/date-locale';
import { type Locale, localePath } from '@/lib/i18n/routing';

type Props = { locale: Locale; clients: ClientCard[] };

/** A page of the client book; ticked clients can be written to. */
export async function ClientsTable({ locale, clients }: Props) {
  const t = await getTranslations('clientBook');
  const days = shopDates(locale, { dateStyle: 'medium' });
  const birthdays = shopDates(locale, { day: 'numeric', month: 'long' });
  return (
    <form action={localePath(locale, clientMessagePath)} method="get">
      <Table caption={t('list.title')} captionHidden className="client-table">
        <thead>
          <tr>
            <th scope="col">{t('list.client')}</th>
            <th scope="col">{t('list.contact')}</th>
            <th scope="col">{t('list.lastBought')}</th>
          </tr>
        </thead>
        <tbody>
          {clients.map((client) => (
            <tr key={client.id}>
              <th scope="row">
                {client.state !== 'blocked' && (
                  <input
                    type="checkbox"
                    name="to"
                    value={client.id}
                    className="client-choice"
                    aria-label={t('list.choose', { name: fullName(client) })}
                  />
                )}
                <Link href={localePath(locale, toClientPath(client.id))} className={linkClass()}>
                  {fullName(client)}
                </Link>
                {client.state !== 'active' && <Badge>{t(`states.${client.state}`)}</Badge>}
                {client.contact && (
                  <Badge tone="accent">
                    {t(`list.reasons.${client.contact.reason}`, {
                      day:
                        client.contact.reason === 'birthday'
                          ? formatBirthday(client.contact.day, birthdays.format)
                          : birthdays.format(new Date(client.contact.day)),
                    })}
                  </Badge>
                )}
                {client.tags.length > 0 && <span className="client-facts">{client.tags.join(' · ')}</span>}
              </th>
              <td>
                {client.phone && <a href={`tel:${client.phone}`}>{client.phone}</a>}
                {client.email && <a href={`mailto:${client.email}`}>{client.email}</a>}
              </td>
              <td data-word={t('list.lastBought')}>
                {client.lastBought ? (
                  <time dateTime={client.lastBought}>{days.format(new Date(client.lastBought))}</time>
                ) : (
                  <span className="text-soft">{t('list.never')}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Button type="submit" variant="secondary">
        {t('list.write')}
      </Button>
    </form>
  );
}
