import { OrdersView } from '@/components/account/orders/orders-view';
import { ordersPath } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('orders.list.title');

export default guardedPage(ordersPath, ({ session, query }) => <OrdersView session={session} query={query} />);
