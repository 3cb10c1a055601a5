import { OwnDataView } from '@/components/account/data/own-data-view';
import { ownDataPath } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('ownData.title');

export default guardedPage(ownDataPath, ({ session, query }) => <OwnDataView session={session} query={query} />);
