import { RequestsView } from '@/components/account/requests/requests-view';
import { requestsPath } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('requests.title');

export default guardedPage(requestsPath, ({ session, query }) => <RequestsView session={session} query={query} />);
