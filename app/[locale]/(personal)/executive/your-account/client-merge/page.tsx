import { MergeView } from '@/components/client-book/merge/merge-view';
import { clientMergePath } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('clientBook.merge.title');

export default guardedPage(clientMergePath, ({ session, query }) => <MergeView session={session} query={query} />);
