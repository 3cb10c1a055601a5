import { OrderView } from '@/components/account/orders/order-view';
import { orderPath } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('orders.list.order');

export default guardedPage(orderPath, ({ session, query }) => <OrderView session={session} query={query} />);
