import { PreparedSection } from '@/components/layout/prepared-section';
import { clientWelcome } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('prepared.clientWelcome.title');

export default guardedPage(clientWelcome, ({ session }) => <PreparedSection session={session} name="clientWelcome" />);
