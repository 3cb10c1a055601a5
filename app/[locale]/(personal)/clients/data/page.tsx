import { ClientDataView } from '@/components/client-area/data/client-data-view';
import { clientData } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('clientData.title');

export default guardedPage(clientData, ({ session, query }) => <ClientDataView session={session} query={query} />);
