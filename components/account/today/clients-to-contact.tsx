import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { clientsPath, requestsPath } from '@/lib/access/route-access';
import { formatDay, formatMoment } from '@/lib/checkout/delivery-days';
import { toClientPath } from '@/lib/client-book/clients-filter';
import type { DeskTasks } from '@/lib/desk/desk-queries';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Result } from '@/lib/result';

/** Clients who wait for the executive or should be written to, each with the reason. */
export async function ClientsToContact({ locale, waiting }: { locale: Locale; waiting: Result<DeskTasks> }) {
  const t = await getTranslations('today');
  if (!waiting.ok)
    return (
      <p role="alert" id="contact" className="form-failure">
        {t('contact.away')}
      </p>
    );
  const { requests, answerBy, contacts } = waiting.data;
  return (
    <section aria-labelledby="contact" className="desk-card">
      <h2 id="contact">{t('contact.title')}</h2>
      {requests > 0 && answerBy ? (
        <>
          <p>{t('requests', { count: requests, until: formatMoment(answerBy, locale) })}</p>
          <p className="actions">
            <Link href={localePath(locale, requestsPath)} className={buttonClass()}>
              {t('contact.requests')}
            </Link>
          </p>
        </>
      ) : (
        <p>{t('nobody')}</p>
      )}
      {contacts.length > 0 && (
        <ul className="today-contacts">
          {contacts.map(({ id, name, reason, day }) => (
            <li key={id}>
              <Link href={localePath(locale, toClientPath(id))} className={linkClass()}>
                {t(`contact.${reason}`, { name, day: formatDay(day, locale) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link href={`${localePath(locale, clientsPath)}?order=toContact`} className={linkClass('accent')}>
          {t('contact.all')}
        </Link>
      </p>
    </section>
  );
}
