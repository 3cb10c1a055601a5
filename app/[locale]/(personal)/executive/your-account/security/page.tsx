import { SecurityView } from '@/components/account/security-view';
import { securityPath } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('security.title');

export default guardedPage(securityPath, ({ session }) => <SecurityView session={session} />);
