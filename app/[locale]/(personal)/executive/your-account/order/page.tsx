import { OrderView } from '@/components/account/orders/order-view';
import { orderPath } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('orders.list.order');

export default guardedPage(orderPath, ({ session, query }) => <OrderView session={session} query={query} />);
