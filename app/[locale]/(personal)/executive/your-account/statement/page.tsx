import { StatementView } from '@/components/account/statement/statement-view';
import { statementPath } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('ledger.statement.title');

export default guardedPage(statementPath, ({ session, query }) => <StatementView session={session} query={query} />);
