import { OrdersView } from '@/components/account/orders/orders-view';
import { ordersPath } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('orders.list.title');

export default guardedPage(ordersPath, ({ session, query }) => <OrdersView session={session} query={query} />);
