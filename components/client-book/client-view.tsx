import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { OfflinePageMeta } from '@/components/layout/offline-page-meta';
import { getFailureWords } from '@/components/order/order-words';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import { clientsPath } from '@/lib/access/route-access';
import { type Client, fullName } from '@/lib/client-book/client-book';
import { getClient } from '@/lib/client-book/client-book-queries';
import { readClientQuery, toClientPath, toMessagePath } from '@/lib/client-book/clients-filter';
import { shopDates } from '@/lib/i18n/date-locale';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import type { Query } from '@/lib/sign-in/personal-page';
import { ClientActions } from './client-actions';
import { ClientFacts } from './client-facts';
import { ClientForm } from './client-form';
import { ClientNotFound } from './client-not-found';
import { InviteClient } from './invite-client';
import { PossibleDuplicates } from './possible-duplicates';
import { PurchaseTable } from './purchase-table';
import './client-book.css';

type Props = { session: Session; query: Query };

/** One client with all data; without an id the form for a new one. */
export async function ClientView({ session, query }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('clientBook.client');
  const { id, page } = readClientQuery(query);
  const reader = { token: session.token, locale };
  const found = id === null || id === '' ? null : await getClient(reader, id);
  if (found && !found.ok && found.kind === 'signed-out') return <SessionEndedNotice />;
  const client = found?.ok ? found.data : null;
  return (
    <div className="page-narrow client-book">
      {client && <OfflinePageMeta session={session} />}
      <p>
        <Link href={localePath(locale, clientsPath)} className={linkClass()}>
          {t('back')}
        </Link>
      </p>
      {id === null && (
        <>
          <h1>{t('newTitle')}</h1>
          <FormOf locale={locale} client={null} />
        </>
      )}
      {id !== null && !client && (
        <>
          <h1>{t('title')}</h1>
          <ClientNotFound
            locale={locale}
            here={toClientPath(id)}
            isAway={found !== null && !found.ok && found.kind !== 'absent'}
          />
        </>
      )}
      {client && (
        <>
          <h1>
            {fullName(client)} <StateOf client={client} />
          </h1>
          {query.saved !== undefined && <SavedNote isMerged={query.saved === 'merged'} />}
          <p>{client.boughtCents > 0 ? t('bought', { amount: formatPrice(client.boughtCents) }) : t('boughtNone')}</p>
          {client.state !== 'blocked' && (
            <p className="actions">
              <Link
                href={localePath(locale, toMessagePath(client.id))}
                className={buttonClass({ variant: 'secondary' })}
              >
                {t('write')}
              </Link>
            </p>
          )}
          {!client.hasAccount && client.state !== 'blocked' && (
            <AccessOf session={session} locale={locale} client={client} />
          )}
          <PurchaseTable reader={reader} client={client} page={page} />
          <section aria-labelledby="edit">
            <h2 id="edit">{t('edit')}</h2>
            <FormOf locale={locale} client={client} />
          </section>
          <ClientFacts locale={locale} client={client} />
          <PossibleDuplicates reader={reader} client={client} />
          <ClientActions
            locale={locale}
            client={client}
            words={{
              actions: await getMessageGroup('clientBook.actions'),
              reasons: await getMessageGroup('clientBook.reasons'),
              failures: await getFailureWords(),
            }}
          />
        </>
      )}
    </div>
  );
}

async function StateOf({ client }: { client: Client }) {
  const t = await getTranslations('clientBook.states');
  return client.state === 'active' ? null : <Badge>{t(client.state)}</Badge>;
}

async function AccessOf({ session, locale, client }: { session: Session; locale: Locale; client: Client }) {
  const { id, givenName, phone, email, invited } = client;
  return (
    <InviteClient
      client={{ id, givenName, phone, email }}
      invited={invited && shopDates(locale, { dateStyle: 'medium' }).format(new Date(invited))}
      isActing={session.claims.actor !== undefined}
      words={{ invite: await getMessageGroup('access.invite'), failures: await getFailureWords() }}
    />
  );
}

async function SavedNote({ isMerged }: { isMerged: boolean }) {
  const t = await getTranslations('clientBook');
  return <p role="status">{t(isMerged ? 'merge.done' : 'form.saved')}</p>;
}

async function FormOf({ locale, client }: { locale: Locale; client: Client | null }) {
  const forms = await getMessageGroup('forms');
  return (
    <>
      <p className="form-failure script-missing">{forms.script}</p>
      <ClientForm
        locale={locale}
        client={client}
        words={{
          form: await getMessageGroup('clientBook.form'),
          reasons: await getMessageGroup('clientBook.reasons'),
          forms,
        }}
      />
    </>
  );
}
