import { OwnOrdersView } from '@/components/client-area/own-orders-view';
import { clientOrders } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('clientArea.bought.title');

export default guardedPage(clientOrders, ({ session }) => <OwnOrdersView session={session} />);
