import { StatementView } from '@/components/account/statement/statement-view';
import { statementPath } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('ledger.statement.title');

export default guardedPage(statementPath, ({ session, query }) => <StatementView session={session} query={query} />);
