import { OwnDataView } from '@/components/account/data/own-data-view';
import { ownDataPath } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('ownData.title');

export default guardedPage(ownDataPath, ({ session, query }) => <OwnDataView session={session} query={query} />);
