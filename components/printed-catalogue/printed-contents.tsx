import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { countryHome } from '@/lib/access/public-script-paths';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { PrintedCatalogue } from '@/lib/printed-catalogue/printed-catalogue-mappers';
import { CampaignLine } from './campaign-line';
import { PageTiles } from './page-tiles';
import { PrintedSearchForm } from './printed-search-form';
import './printed-catalogue.css';

/** The whole catalogue: every page of the current campaign, and a field to find one. */
export async function PrintedContents({ catalogue }: { catalogue: PrintedCatalogue | null }) {
  const locale = await requireLocale();
  const t = await getTranslations('printedCatalogue.contents');
  const [cover] = catalogue?.pages ?? [];
  return (
    <div className="printed">
      <header className="printed-head">
        {catalogue && <CampaignLine campaign={catalogue.campaign} />}
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {catalogue && cover ? (
        <>
          <PrintedSearchForm text="" />
          <p className="printed-start">
            <Link href={cover.href} className={buttonClass()}>
              {t('start')}
            </Link>
          </p>
          <PageTiles label={t('pages')} pages={catalogue.pages} />
        </>
      ) : (
        <EmptyState
          title={t('none.title')}
          actions={
            <Link href={localePath(locale, countryHome)} className={buttonClass()}>
              {t('none.action')}
            </Link>
          }
        >
          {t('none.text')}
        </EmptyState>
      )}
    </div>
  );
}
