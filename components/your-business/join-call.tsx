import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { executiveSignIn } from '@/lib/access/route-access';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { signUpPath } from '@/lib/sign-up/sign-up';

export async function JoinCall() {
  const t = await getTranslations('yourBusiness.join');
  const locale = await requireLocale();
  return (
    <section className="home-newsletter" aria-labelledby="join-title">
      <h2 id="join-title">{t('title')}</h2>
      <p>{t('text')}</p>
      <p className="actions">
        <Link className={buttonClass()} href={localePath(locale, signUpPath)}>
          {t('action')}
        </Link>
        <Link className={linkClass()} href={localePath(locale, executiveSignIn)}>
          {t('signIn')}
        </Link>
      </p>
    </section>
  );
}
