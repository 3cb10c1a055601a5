import { PadScreen } from '@/components/pad/pad-screen';
import { quickOrderPath } from '@/lib/access/paths-of-first-visits';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('pad.title');

export default guardedPage(quickOrderPath, ({ session, query }) => <PadScreen session={session} query={query} />);
