import { PadScreen } from '@/components/pad/pad-screen';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('pad.title');

export default guardedPage('/executive/quick-order', ({ session }) => <PadScreen session={session} />);
