import { DeskHome } from '@/components/account/desk-home';
import { executiveHome } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('desk.title');

export default guardedPage(executiveHome, ({ session }) => <DeskHome session={session} />);
