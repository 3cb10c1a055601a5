import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { searchHref } from '@/lib/search/search-text';
import { SearchBox } from './search-box';

/** F007. The header's search: a plain form for the page of results, with suggestions if script runs. */
export async function SiteSearch() {
  const locale = await requireLocale();
  return <SearchBox locale={locale} action={searchHref(locale)} words={await getMessageGroup('search.box')} />;
}
