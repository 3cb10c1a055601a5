import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { countryHome } from '@/lib/access/public-script-paths';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { SearchForm, SearchHelp } from './search-form';

/** For an unknown address: a search by name, and the departments. */
export async function NotFoundScreen() {
  const locale = await requireLocale();
  const t = await getTranslations('error.notFound');
  return (
    <div className="page-narrow">
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <SearchForm text="" system={null} />
      <p>
        <Link href={localePath(locale, countryHome)} className={linkClass('accent')}>
          {t('home')}
        </Link>
      </p>
      <SearchHelp />
    </div>
  );
}
