import { PaymentsView } from '@/components/account/payments-view';
import { paymentsPath } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('payment.due.title');

export default guardedPage(paymentsPath, ({ session }) => <PaymentsView session={session} />);
