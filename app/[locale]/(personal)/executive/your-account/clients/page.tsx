import { ClientsView } from '@/components/client-book/clients-view';
import { clientsPath } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('clientBook.list.title');

export default guardedPage(clientsPath, ({ session, query }) => <ClientsView session={session} query={query} />);
