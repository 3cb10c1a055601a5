import { ClientOrderView } from '@/components/client-area/client-order-view';
import { clientOrder } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('clientArea.order.title');

export default guardedPage(clientOrder, ({ session }) => <ClientOrderView session={session} />);
