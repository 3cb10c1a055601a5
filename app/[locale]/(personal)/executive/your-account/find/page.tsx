import { DeskSearchView } from '@/components/workplace/desk-search-view';
import { deskSearchPath } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('workplace.found.title');

export default guardedPage(deskSearchPath, ({ session, query }) => <DeskSearchView session={session} query={query} />);
