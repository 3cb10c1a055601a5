import { DuePaymentsView } from '@/components/account/due-payments-view';
import { paymentsPath } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('payment.due.title');

export default guardedPage(paymentsPath, ({ session }) => <DuePaymentsView session={session} />);
