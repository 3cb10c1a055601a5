import { SignInScreen } from '@/components/sign-in/sign-in-screen';
import { executiveHome } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('signIn.executive.title');

export default openPage(({ query }) => (
  <SignInScreen
    kind="executive"
    wanted={typeof query.return === 'string' ? query.return : null}
    fallback={executiveHome}
    closed={query.closed !== undefined}
  />
));
