import { AdvisedSearch } from '@/components/account/advisor/advised-search';
import { ExecutiveSearch } from '@/components/executive-search/executive-search';
import { roles } from '@/contract/public-codes';
import { parseAdvisedSearch } from '@/lib/account/advisor/advised-search';
import { parseExecutiveSearch } from '@/lib/executive-search/executive-search';
import { requireLocale } from '@/lib/i18n/locale';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';
import { readDeskSession } from '@/lib/sign-in/require-session';

export const generateMetadata = titleOf('executiveSearch.title');

/** R10. Public; only executives who agreed are found. An advisor finds only the executives in their care. */
export default openPage(async ({ query }) => {
  const session = await readDeskSession();
  if (session?.claims.role === roles.advisor)
    return <AdvisedSearch session={session} search={parseAdvisedSearch(query)} />;
  const search = parseExecutiveSearch(query, await requireLocale());
  return <ExecutiveSearch search={search} asked={Object.keys(query).length > 0} />;
});
