import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { countryHome } from '@/lib/access/public-script-paths';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { signUpPath } from '@/lib/sign-up/sign-up';
import { MailSentTo, ResendMail } from './resend-mail';

export async function RegisterSuccess() {
  const locale = await requireLocale();
  const t = await getTranslations('signUp.success');
  return (
    <div className="page-narrow">
      <h1>{t('title')}</h1>
      <MailSentTo words={await getMessageGroup('signUp.success.sent')} />
      <p>{t('nothing')}</p>
      <ResendMail words={await getMessageGroup('signUp.success.resend')} />
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
