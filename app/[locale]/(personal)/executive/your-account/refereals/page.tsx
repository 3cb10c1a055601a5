import { PreparedSection } from '@/components/layout/prepared-section';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('prepared.refereals.title');

export default guardedPage('/executive/your-account/refereals', ({ session }) => (
  <PreparedSection session={session} name="refereals" />
));
