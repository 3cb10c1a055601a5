import { ClientOrderView } from '@/components/clients/client-order-view';
import { clientOrder } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('clientArea.order.title');

export default guardedPage(clientOrder, ({ session }) => <ClientOrderView session={session} />);
