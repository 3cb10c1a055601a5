import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { countryHome } from '@/lib/access/paths-of-first-visits';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { signUpPath } from '@/lib/sign-up/sign-up';
import { SendAgain, SentTo } from './send-again';

export async function RegisterSuccess() {
  const locale = await requireLocale();
  const t = await getTranslations('signUp.success');
  return (
    <div className="page-narrow">
      <h1>{t('title')}</h1>
      <SentTo words={await getWords('signUp.success.sent')} />
      <p>{t('nothing')}</p>
      <SendAgain words={await getWords('signUp.success.resend')} />
      <p className="actions">
        <Link href={localePath(locale, countryHome)} className={buttonClass()}>
          {t('home')}
        </Link>
        <Link href={localePath(locale, signUpPath)} className={linkClass('accent')}>
          {t('again')}
        </Link>
      </p>
    </div>
  );
}
