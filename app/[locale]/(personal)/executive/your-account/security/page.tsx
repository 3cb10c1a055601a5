import { SecurityView } from '@/components/account/security-view';
import { securityPath } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('security.title');

export default guardedPage(securityPath, ({ session }) => <SecurityView session={session} />);
