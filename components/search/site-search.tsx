import { getTranslations } from 'next-intl/server';
import { requireLocale } from '@/lib/i18n/locale';
import { searchHref } from '@/lib/search/search-text';
import { SearchBox } from './search-box';

/** F007. The header's search: a plain form that asks the page of results, with suggestions where script runs. */
export async function SiteSearch() {
  const locale = await requireLocale();
  const t = await getTranslations('search');
  return <SearchBox locale={locale} action={searchHref(locale)} words={t.raw('box')} />;
}
