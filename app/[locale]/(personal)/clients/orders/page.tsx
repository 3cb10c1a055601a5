import { OwnOrdersView } from '@/components/clients/own-orders-view';
import { clientOrders } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('clientArea.bought.title');

export default guardedPage(clientOrders, ({ session }) => <OwnOrdersView session={session} />);
