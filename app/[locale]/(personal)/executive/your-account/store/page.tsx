import { OwnStoreView } from '@/components/personal-store/own-store-view';
import { ownStorePath } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('store.own.title');

export default guardedPage(ownStorePath, ({ session }) => <OwnStoreView session={session} />);
