import { DeskHome } from '@/components/account/desk-home';
import { executiveHome } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('desk.title');

export default guardedPage(executiveHome, ({ session }) => <DeskHome session={session} />);
