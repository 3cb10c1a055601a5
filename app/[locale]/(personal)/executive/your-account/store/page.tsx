import { OwnStoreView } from '@/components/store/own-store-view';
import { ownStorePath } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('store.own.title');

export default guardedPage(ownStorePath, ({ session }) => <OwnStoreView session={session} />);
