import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getFailureWords } from '@/components/order/order-words';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { linkClass } from '@/components/ui/text-link';
import { clientsPath } from '@/lib/access/route-access';
import { fullName } from '@/lib/client-book/client-book';
import { getClient } from '@/lib/client-book/client-book-queries';
import { readRecipients } from '@/lib/client-book/clients-filter';
import { getActiveOrder } from '@/lib/desk/desk-queries';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import type { Query } from '@/lib/sign-in/personal-page';
import { ClientMessageForm } from './client-message-form';
import './client-book.css';

type Props = { session: Session; query: Query };

/** A message to the chosen clients, previewed before it goes out. */
export async function ClientMessageView({ session, query }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('clientBook');
  const reader = { token: session.token, locale };
  const chosen = await Promise.all(readRecipients(query).map((id) => getClient(reader, id)));
  if (chosen.some((found) => !found.ok && found.kind === 'signed-out')) return <SessionEndedNotice />;
  const clients = chosen.flatMap((found) =>
    found.ok ? [{ id: found.data.id, name: fullName(found.data), phone: found.data.phone }] : [],
  );
  const active = clients.length > 0 ? await getActiveOrder(session.token, locale) : null;
  const isAway = clients.length === 0 && chosen.some((found) => !found.ok && found.kind !== 'absent');
  return (
    <div className="page-narrow client-book">
      <p>
        <Link href={localePath(locale, clientsPath)} className={linkClass()}>
          {t('client.back')}
        </Link>
      </p>
      <h1>{t('write.title')}</h1>
      {clients.length === 0 ? (
        <EmptyState
          title={t('write.nobody')}
          actions={
            <Link href={localePath(locale, clientsPath)} className={buttonClass({ variant: 'secondary' })}>
              {t('client.back')}
            </Link>
          }
        >
          {t(isAway ? 'write.away' : 'write.nobodyText')}
        </EmptyState>
      ) : (
        <>
          <p>
            {t('write.toCount', { count: clients.length })} {clients.map(({ name }) => name).join(', ')}
          </p>
          <p className="form-failure script-missing">{(await getMessageGroup('forms')).script}</p>
          <ClientMessageForm
            clients={clients}
            campaign={active?.ok ? active.data.clock.code : null}
            words={{
              write: await getMessageGroup('clientBook.write'),
              failures: await getFailureWords(),
              optional: (await getMessageGroup('forms')).optional,
            }}
          />
        </>
      )}
    </div>
  );
}
