import { ExecutiveSearch } from '@/components/executive-search/executive-search';
import { parseExecutiveSearch } from '@/lib/executive-search/executive-search';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('executiveSearch.title');

/** R10. Open to everybody; who is found has agreed to it. */
export default openPage(({ query }) => (
  <ExecutiveSearch search={parseExecutiveSearch(query)} asked={Object.keys(query).length > 0} />
));
