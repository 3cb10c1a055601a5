import { QuickOrderScreen } from '@/components/pad/quick-order-screen';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('quickOrder.title');

export default guardedPage('/executive/quick-order', ({ session }) => <QuickOrderScreen session={session} />);
