import { AdvisedExecutivesView } from '@/components/account/advisor/advised-executives-view';
import { ExecutiveSearch } from '@/components/executive-search/executive-search';
import { roles } from '@/contract/public-codes';
import { parseAdvisedExecutiveSearch } from '@/lib/account/advisor/advised-executives-search';
import { parseExecutiveSearch } from '@/lib/executive-search/executive-search';
import { requireLocale } from '@/lib/i18n/locale';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';
import { readDeskSession } from '@/lib/sign-in/require-session';

export const generateMetadata = titleMetadata('executiveSearch.title');

/** R10. Public; only executives who agreed are found. An advisor finds only the executives in their care. */
export default perRequestPage(async ({ query }) => {
  const session = await readDeskSession();
  if (session?.claims.role === roles.advisor)
    return <AdvisedExecutivesView session={session} search={parseAdvisedExecutiveSearch(query)} />;
  const search = parseExecutiveSearch(query, await requireLocale());
  return <ExecutiveSearch search={search} asked={Object.keys(query).length > 0} />;
});
