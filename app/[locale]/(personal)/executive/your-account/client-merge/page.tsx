import { MergeView } from '@/components/client-book/merge/merge-view';
import { clientMergePath } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('clientBook.merge.title');

export default guardedPage(clientMergePath, ({ session, query }) => <MergeView session={session} query={query} />);
