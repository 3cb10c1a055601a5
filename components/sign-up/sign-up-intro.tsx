import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { executiveSignIn } from '@/lib/access/route-access';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import './sign-up.css';

const promises = ['free', 'pace', 'data'] as const;

export async function SignUpIntro() {
  const locale = await requireLocale();
  const t = await getTranslations('signUp');
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <ul className="sign-up-promises">
        {promises.map((promise) => (
          <li key={promise}>{t(`promises.${promise}`)}</li>
        ))}
      </ul>
      <p>
        {t('already')}{' '}
        <Link href={localePath(locale, executiveSignIn)} className={linkClass('accent')}>
          {t('signIn')}
        </Link>
      </p>
    </>
  );
}
