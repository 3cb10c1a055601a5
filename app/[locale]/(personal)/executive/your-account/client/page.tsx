import { ClientView } from '@/components/client-book/client-view';
import { clientPath } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('clientBook.client.title');

export default guardedPage(clientPath, ({ session, query }) => <ClientView session={session} query={query} />);
