import { WriteView } from '@/components/client-book/write-view';
import { clientMessagePath } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('clientBook.write.title');

export default guardedPage(clientMessagePath, ({ session, query }) => <WriteView session={session} query={query} />);
