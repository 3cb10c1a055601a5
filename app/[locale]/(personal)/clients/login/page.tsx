import { SignInScreen } from '@/components/sign-in/sign-in-screen';
import { clientWelcome } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('signIn.client.title');

export default perRequestPage(({ query }) => (
  <SignInScreen
    kind="client"
    wanted={typeof query.return === 'string' ? query.return : null}
    fallback={clientWelcome}
    closed={query.closed !== undefined}
  />
));
