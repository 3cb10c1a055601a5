import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getFailureWords } from '@/components/order/order-words';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import { clientsPath } from '@/lib/access/route-access';
import { formatBirthday, fullName } from '@/lib/client-book/client-book';
import { getClient } from '@/lib/client-book/client-book-queries';
import { type ClientPair, possibleSurvivors } from '@/lib/client-book/client-merge-rules';
import { readMergeQuery, toClientPath, toMergePath } from '@/lib/client-book/clients-filter';
import { shopDates } from '@/lib/i18n/date-locale';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import type { Query } from '@/lib/sign-in/personal-page';
import { ClientNotFound } from '../client-not-found';
import { FindDuplicate } from './find-duplicate';
import { MergeForm } from './merge-form';
import '../client-book.css';
import './merge.css';

type Props = { session: Session; query: Query };

/** Merges two entries of one person: find the other one, compare both, choose what to keep. */
export async function MergeView({ session, query }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('clientBook');
  const { id, text, other } = readMergeQuery(query);
  const reader = { token: session.token, locale };
  const asked = [id, other].filter((one): one is string => Boolean(one));
  const found = await Promise.all(asked.map((one) => getClient(reader, one)));
  if (found.some((one) => !one.ok && one.kind === 'signed-out')) return <SessionEndedNotice />;
  const [one, second] = found.map((each) => (each.ok ? each.data : null));
  const isAway = found.some((each) => !each.ok && each.kind !== 'absent');
  const isThere = one && (other === null || (second && second.id !== one.id));
  return (
    <div className="page-narrow client-book">
      <p>
        <Link href={localePath(locale, one ? toClientPath(one.id) : clientsPath)} className={linkClass()}>
          {one ? t('merge.back', { name: fullName(one) }) : t('client.back')}
        </Link>
      </p>
      <h1>{t('merge.title')}</h1>
      {!isThere && <ClientNotFound locale={locale} here={toMergePath(id, other ?? undefined)} isAway={isAway} />}
      {isThere && !second && <FindDuplicate reader={reader} client={one} text={text} />}
      {isThere && second && <SideBySide locale={locale} pair={{ one, other: second }} />}
    </div>
  );
}

async function SideBySide({ locale, pair }: { locale: Locale; pair: ClientPair }) {
  const t = await getTranslations('clientBook.merge');
  const forms = await getMessageGroup('forms');
  const days = shopDates(locale, { dateStyle: 'medium' });
  const birthdays = shopDates(locale, { day: 'numeric', month: 'long' });
  const facts = (side: keyof ClientPair) => {
    const { tags, notes, boughtCents, lastBought, birthday } = pair[side];
    return {
      birthday: birthday && formatBirthday(birthday, birthdays.format),
      tags: tags.join(', '),
      notes,
      bought: formatPrice(boughtCents),
      last: lastBought ? days.format(new Date(lastBought)) : '',
    };
  };
  return (
    <>
      <p className="text-soft">{t('lead')}</p>
      <p className="form-failure script-missing">{forms.script}</p>
      {possibleSurvivors(pair).length === 0 ? (
        <p>{t('bothOwn')}</p>
      ) : (
        <MergeForm
          locale={locale}
          pair={pair}
          facts={{ one: facts('one'), other: facts('other') }}
          words={{
            merge: await getMessageGroup('clientBook.merge'),
            form: await getMessageGroup('clientBook.form'),
            reasons: await getMessageGroup('clientBook.reasons'),
            failures: await getFailureWords(),
          }}
        />
      )}
      <p>
        <Link href={localePath(locale, toMergePath(pair.one.id))} className={linkClass()}>
          {t('another')}
        </Link>
      </p>
    </>
  );
}
