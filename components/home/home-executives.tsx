import { getTranslations } from 'next-intl/server';
import { ArtDirectedPicture } from '@/components/content/art-directed-picture';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { executiveSignIn, searchExecutivesPath, yourBusinessPath } from '@/lib/access/route-access';
import { getScreenBlocks } from '@/lib/content/content-queries';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { signUpPath } from '@/lib/sign-up/sign-up';

export async function HomeExecutives() {
  const t = await getTranslations('home.executives');
  const locale = await requireLocale();
  const { executives } = await getScreenBlocks(locale, 'home');
  return (
    <section className="home-split" aria-labelledby="executives-title">
      {executives?.picture && (
        <ArtDirectedPicture picture={executives.picture} sizes="(max-width: 767px) 100vw, 50vw" />
      )}
      <div className="home-split-words">
        <h2 id="executives-title">{executives?.title || t('title')}</h2>
        <p>{executives?.text || t('text')}</p>
        <h3>{t('find.title')}</h3>
        <p>
          {t('find.text')}{' '}
          <Link className={linkClass('accent')} href={localePath(locale, searchExecutivesPath)}>
            {t('find.action')}
          </Link>
        </p>
        <h3>{t('become.title')}</h3>
        <p>
          {t('become.text')}{' '}
          <Link className={linkClass('accent')} href={localePath(locale, yourBusinessPath)}>
            {t('become.how')}
          </Link>
        </p>
        <p className="actions">
          <Link className={buttonClass()} href={localePath(locale, signUpPath)}>
            {t('become.action')}
          </Link>
          <Link href={localePath(locale, executiveSignIn)} className={linkClass()}>
            {t('signIn')}
          </Link>
        </p>
      </div>
    </section>
  );
}
