import { ClientMessageView } from '@/components/client-book/client-message-view';
import { clientMessagePath } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('clientBook.write.title');

export default guardedPage(clientMessagePath, ({ session, query }) => (
  <ClientMessageView session={session} query={query} />
));
