import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { linkClass } from '@/components/ui/text-link';
import { clientMergePath } from '@/lib/access/route-access';
import { type Client, fullName } from '@/lib/client-book/client-book';
import { listBookedNames, listClients } from '@/lib/client-book/client-book-queries';
import { findLikelyDuplicates } from '@/lib/client-book/client-merge-rules';
import { toMergePath } from '@/lib/client-book/clients-filter';
import type { CallContext } from '@/lib/http/call-context';
import { localePath } from '@/lib/i18n/routing';

type Props = { reader: CallContext; client: Client; text: string };

/** Finds the other entry: by any text about the client, or among likely duplicates. */
export async function FindDuplicate({ reader, client, text }: Props) {
  const t = await getTranslations('clientBook');
  const { locale } = reader;
  const book = await listBookedNames(reader);
  const filter = { text, state: '', tag: '', order: 'name' } as const;
  const found = text ? await listClients(reader, filter, 1) : null;
  const others = found?.ok ? found.data.clients.filter(({ id }) => id !== client.id) : [];
  const likely = book.ok ? findLikelyDuplicates(client, book.data) : [];
  const isNobody = found && others.length === 0 && (found.ok || found.kind === 'absent');
  return (
    <>
      <p>{t('merge.who', { name: fullName(client) })}</p>
      <form action={localePath(locale, clientMergePath)} method="get" className="client-filter">
        <input type="hidden" name="id" value={client.id} />
        <Field label={t('list.filter.text')}>
          {(control) => <TextInput {...control} type="search" name="text" maxLength={60} defaultValue={text} />}
        </Field>
        <Button type="submit" variant="secondary">
          {t('list.filter.show')}
        </Button>
      </form>
      <div role="status">
        {found && !found.ok && found.kind !== 'absent' && <p>{t('list.away')}</p>}
        {isNobody && <p>{t('merge.none')}</p>}
      </div>
      {others.length > 0 && (
        <ul className="merge-found">
          {others.map((other) => (
            <li key={other.id}>
              <Link href={localePath(locale, toMergePath(client.id, other.id))} className={linkClass()}>
                {fullName(other)}
              </Link>{' '}
              <span className="client-facts">{[other.phone, other.email].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
      {found?.ok && found.data.pages > 1 && <p className="text-soft">{t('merge.manyFound')}</p>}
      {likely.length > 0 && <LikelySame locale={locale} client={client} likely={likely} />}
    </>
  );
}

type LikelyProps = { locale: CallContext['locale']; client: Client; likely: ReturnType<typeof findLikelyDuplicates> };

async function LikelySame({ locale, client, likely }: LikelyProps) {
  const t = await getTranslations('clientBook.merge');
  return (
    <section aria-labelledby="likely">
      <h2 id="likely">{t('likely')}</h2>
      <ul className="merge-found">
        {likely.map(({ id, name, phone }) => (
          <li key={id}>
            <Link href={localePath(locale, toMergePath(client.id, id))} className={linkClass()}>
              {name}
            </Link>{' '}
            <span className="client-facts">{phone}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
