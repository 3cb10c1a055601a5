import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { printedCataloguePath, printedSearchPath } from '@/lib/printed-catalogue/printed-catalogue';
import { searchPrintedCatalogue } from '@/lib/printed-catalogue/printed-catalogue-queries';
import { searchHref } from '@/lib/search/search-text';
import { PageTiles } from './page-tiles';
import { PrintedSearchForm } from './printed-search-form';
import './printed-catalogue.css';

/** The catalogue pages that contain a word or a code; complete without script. */
export async function PrintedSearchView({ text }: { text: string }) {
  const locale = await requireLocale();
  const t = await getTranslations('printedCatalogue.search');
  if (!text)
    return (
      <Frame title={t('title')} text="">
        <p>{t('empty')}</p>
      </Frame>
    );
  const result = await searchPrintedCatalogue(locale, text);
  if (result.kind === 'away')
    return (
      <Frame title={t('away')} text={text}>
        <p role="alert">{t('awayText')}</p>
        <p>
          <a
            href={`${localePath(locale, printedSearchPath)}?${new URLSearchParams({ q: text })}`}
            className={buttonClass()}
          >
            {t('retry')}
          </a>
        </p>
      </Frame>
    );
  const pages = result.catalogue?.pages ?? [];
  const isFound = pages.length > 0;
  return (
    <Frame
      title={t(isFound ? 'found' : 'nothing', { text })}
      text={text}
      results={isFound && <PageTiles label={t('found', { text })} pages={pages} />}
    >
      <p>{isFound ? t('count', { count: pages.length }) : t('nothingText')}</p>
      <p>
        <Link href={searchHref(locale, text)} className={linkClass()}>
          {t('shop')}
        </Link>
      </p>
    </Frame>
  );
}

type FrameProps = { title: string; text: string; results?: ReactNode; children: ReactNode };

async function Frame({ title, text, results, children }: FrameProps) {
  const locale = await requireLocale();
  const t = await getTranslations('printedCatalogue.search');
  return (
    <div className="printed">
      <header className="printed-head">
        <h1>{title}</h1>
        {children}
      </header>
      <PrintedSearchForm text={text} />
      {results}
      <p className="printed-start">
        <Link href={localePath(locale, printedCataloguePath)} className={linkClass()}>
          {t('all')}
        </Link>
      </p>
    </div>
  );
}
