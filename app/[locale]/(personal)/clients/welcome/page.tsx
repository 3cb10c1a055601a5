import { ClientWelcome } from '@/components/clients/client-welcome';
import { clientWelcome } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('clientArea.title');

export default guardedPage(clientWelcome, ({ session }) => <ClientWelcome session={session} />);
