import { RequestsView } from '@/components/account/requests/requests-view';
import { requestsPath } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('requests.title');

export default guardedPage(requestsPath, ({ session, query }) => <RequestsView session={session} query={query} />);
