import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { countryHome } from '@/lib/access/route-access';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { Link } from './link';

export async function NotFoundScreen() {
  const locale = await requireLocale();
  const t = await getTranslations('error.notFound');
  return (
    <div className="page-narrow">
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <p>
        <Link href={localePath(locale, countryHome)} className={buttonClass({ variant: 'secondary' })}>
          {t('home')}
        </Link>
      </p>
    </div>
  );
}
