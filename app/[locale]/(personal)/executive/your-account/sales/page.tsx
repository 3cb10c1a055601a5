import { SalesView } from '@/components/account/sales/sales-view';
import { salesPath } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('ledger.sales.title');

export default guardedPage(salesPath, ({ session, query }) => <SalesView session={session} query={query} />);
