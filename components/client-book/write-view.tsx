import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getFailureWords } from '@/components/order/order-words';
import { SessionOver } from '@/components/sign-in/session-over';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { linkClass } from '@/components/ui/text-link';
import { clientsPath } from '@/lib/access/route-access';
import { fullName } from '@/lib/client-book/client-book';
import { getClient } from '@/lib/client-book/client-book-queries';
import { readChosen } from '@/lib/client-book/clients-filter';
import { getOrderAtHand } from '@/lib/desk/desk-queries';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import type { Query } from '@/lib/sign-in/personal-page';
import { WriteForm } from './write-form';
import './client-book.css';

type Props = { session: Session; query: Query };

/** A message to the chosen clients, previewed before it goes out. */
export async function WriteView({ session, query }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('clientBook');
  const reader = { token: session.token, locale };
  const chosen = await Promise.all(readChosen(query).map((id) => getClient(reader, id)));
  if (chosen.some((found) => !found.ok && found.kind === 'signed-out')) return <SessionOver />;
  const clients = chosen.flatMap((found) =>
    found.ok ? [{ id: found.data.id, name: fullName(found.data), phone: found.data.phone }] : [],
  );
  const active = clients.length > 0 ? await getOrderAtHand(session.token, locale) : null;
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
          <p className="form-failure script-missing">{(await getWords('forms')).script}</p>
          <WriteForm
            clients={clients}
            campaign={active?.ok ? active.data.clock.code : null}
            words={{
              write: await getWords('clientBook.write'),
              failures: await getFailureWords(),
              optional: (await getWords('forms')).optional,
            }}
          />
        </>
      )}
    </div>
  );
}
