import { ClientWelcome } from '@/components/client-area/client-welcome';
import { clientWelcome } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('clientArea.title');

export default guardedPage(clientWelcome, ({ session }) => <ClientWelcome session={session} />);
