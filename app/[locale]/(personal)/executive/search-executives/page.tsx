import { ExecutiveSearch } from '@/components/executive-search/executive-search';
import { parseExecutiveSearch } from '@/lib/executive-search/executive-search';
import { requireLocale } from '@/lib/i18n/locale';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('executiveSearch.title');

/** R10. Open to everybody; who is found has agreed to it. */
export default openPage(async ({ query }) => (
  <ExecutiveSearch search={parseExecutiveSearch(query, await requireLocale())} asked={Object.keys(query).length > 0} />
));
