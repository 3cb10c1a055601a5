import { SignInScreen } from '@/components/sign-in/sign-in-screen';
import { executiveHome } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('signIn.executive.title');

export default perRequestPage(({ query }) => (
  <SignInScreen
    kind="executive"
    wanted={typeof query.return === 'string' ? query.return : null}
    fallback={executiveHome}
    closed={query.closed !== undefined}
  />
));
