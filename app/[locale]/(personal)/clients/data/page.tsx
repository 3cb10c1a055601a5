import { OwnClientView } from '@/components/clients/data/own-client-view';
import { clientData } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('clientData.title');

export default guardedPage(clientData, ({ session, query }) => <OwnClientView session={session} query={query} />);
