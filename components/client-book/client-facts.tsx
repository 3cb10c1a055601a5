import { getTranslations } from 'next-intl/server';
import type { Client } from '@/lib/client-book/client-book';
import { shopDates } from '@/lib/i18n/date-locale';
import type { Locale } from '@/lib/i18n/routing';

type Props = { locale: Locale; client: Client };

/** The client's consents and their dates, the address, and the messages sent. */
export async function ClientFacts({ locale, client: { consents, address, messages } }: Props) {
  const t = await getTranslations('clientBook.client');
  const days = shopDates(locale, { dateStyle: 'medium' });
  return (
    <>
      {consents.length > 0 && (
        <section aria-labelledby="consents">
          <h2 id="consents">{t('consents')}</h2>
          <ul>
            {consents.map(({ kind, given, date }) => (
              <li key={kind}>
                {t(given ? 'consentGiven' : 'consentDenied', {
                  what: t(`consentNames.${kind}`),
                  date: days.format(new Date(date)),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {address.length > 0 && (
        <section aria-labelledby="address">
          <h2 id="address">{t('address')}</h2>
          <address>
            {address.map((line) => (
              <span key={line} className="client-line">
                {line}
              </span>
            ))}
          </address>
        </section>
      )}
      <section aria-labelledby="messages">
        <h2 id="messages">{t('messages')}</h2>
        {messages.length === 0 ? (
          <p className="text-soft">{t('messagesNone')}</p>
        ) : (
          <ul>
            {messages.map(({ date, channel, subject }) => (
              <li key={date + subject}>
                {t('message', { date: days.format(new Date(date)), channel: t(`channels.${channel}`), subject })}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
