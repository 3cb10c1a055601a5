import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import type { Client } from '@/lib/client-book/client-book';
import { listBookedNames } from '@/lib/client-book/client-book-queries';
import { findLikelyDuplicates } from '@/lib/client-book/client-merge-rules';
import { toMergePath } from '@/lib/client-book/clients-filter';
import type { CallContext } from '@/lib/http/call-context';
import { localePath } from '@/lib/i18n/routing';

type Props = { reader: CallContext; client: Client };

/** On a client's page: possible duplicates, and the link to merge two entries. */
export async function PossibleDuplicates({ reader, client }: Props) {
  const t = await getTranslations('clientBook.merge');
  const { locale } = reader;
  const book = await listBookedNames(reader);
  const likely = book.ok ? findLikelyDuplicates(client, book.data) : [];
  return (
    <section aria-labelledby="same">
      <h2 id="same">{t('open')}</h2>
      {likely.length === 0 ? (
        <p>{t('openText')}</p>
      ) : (
        <p>
          {t('maybe')}{' '}
          {likely.map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <Link href={localePath(locale, toMergePath(client.id, id))} className={linkClass()}>
                {name}
              </Link>
            </span>
          ))}
        </p>
      )}
      <p className="actions">
        <Link href={localePath(locale, toMergePath(client.id))} className={buttonClass({ variant: 'secondary' })}>
          {t('title')}
        </Link>
      </p>
    </section>
  );
}
