import { FindView } from '@/components/workplace/find-view';
import { findPath } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('workplace.found.title');

export default guardedPage(findPath, ({ session, query }) => <FindView session={session} query={query} />);
