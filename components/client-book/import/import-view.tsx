import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getFailureWords } from '@/components/order/order-words';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { linkClass } from '@/components/ui/text-link';
import { clientsPath } from '@/lib/access/route-access';
import { listBookedNames } from '@/lib/client-book/client-book-queries';
import { phoneCountryCodes } from '@/lib/client-book/import/import-rows';
import { dateLocale } from '@/lib/i18n/date-locale';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import { ImportForm } from './import-form';
import '../client-book.css';
import './import.css';

/** Imports many clients at once, from a file or the phone's contacts: shown as a table before anything is sent. */
export async function ImportView({ session }: { session: Session }) {
  const locale = await requireLocale();
  const t = await getTranslations('clientBook');
  const book = await listBookedNames({ token: session.token, locale });
  if (!book.ok && book.kind === 'signed-out') return <SessionEndedNotice />;
  const forms = await getMessageGroup('forms');
  const regions = new Intl.DisplayNames([dateLocale(locale)], { type: 'region' });
  return (
    <div className="page-narrow client-book">
      <p>
        <Link href={localePath(locale, clientsPath)} className={linkClass()}>
          {t('client.back')}
        </Link>
      </p>
      <h1>{t('import.title')}</h1>
      <p className="text-soft">{t('import.lead')}</p>
      <p>{t('import.consents')}</p>
      <p className="form-failure script-missing">{forms.script}</p>
      <ImportForm
        locale={locale}
        // If the book cannot be read, the backend still finds duplicates, and each row's outcome says so.
        book={book.ok ? book.data : []}
        countries={phoneCountryCodes.map((value) => ({ value, label: regions.of(value) ?? value }))}
        words={{
          said: await getMessageGroup('clientBook.import'),
          form: await getMessageGroup('clientBook.form'),
          reasons: await getMessageGroup('clientBook.reasons'),
          failures: await getFailureWords(),
          forms,
          newTab: (await getTranslations('customerCare.help'))('newTab'),
        }}
      />
    </div>
  );
}
