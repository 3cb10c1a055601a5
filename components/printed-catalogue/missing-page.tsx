import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { printedCataloguePath } from '@/lib/printed-catalogue/printed-catalogue';
import { PrintedSearchForm } from './printed-search-form';
import './printed-catalogue.css';

/** For a visitor with the paper of a past campaign: the article may still be found by its code. */
export async function MissingPage() {
  const locale = await requireLocale();
  const t = await getTranslations('printedCatalogue.missing');
  return (
    <div className="printed">
      <header className="printed-head">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </header>
      <PrintedSearchForm text="" />
      <p className="printed-start">
        <Link href={localePath(locale, printedCataloguePath)} className={buttonClass()}>
          {t('action')}
        </Link>
      </p>
    </div>
  );
}
