import { PadScreen } from '@/components/pad/pad-screen';
import { quickOrderPath } from '@/lib/access/public-script-paths';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('pad.title');

export default guardedPage(quickOrderPath, ({ session, query }) => <PadScreen session={session} query={query} />);
