import { ClientsView } from '@/components/client-book/clients-view';
import { clientsPath } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('clientBook.list.title');

export default guardedPage(clientsPath, ({ session, query }) => <ClientsView session={session} query={query} />);
