import { SalesView } from '@/components/account/sales/sales-view';
import { salesPath } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('ledger.sales.title');

export default guardedPage(salesPath, ({ session, query }) => <SalesView session={session} query={query} />);
