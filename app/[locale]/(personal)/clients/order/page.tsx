import { PreparedSection } from '@/components/layout/prepared-section';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('prepared.clientOrder.title');

export default guardedPage('/clients/order', ({ session }) => <PreparedSection session={session} name="clientOrder" />);
