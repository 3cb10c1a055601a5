import { ClientView } from '@/components/client-book/client-view';
import { clientPath } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('clientBook.client.title');

export default guardedPage(clientPath, ({ session, query }) => <ClientView session={session} query={query} />);
