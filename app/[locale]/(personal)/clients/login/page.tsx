import { SignInScreen } from '@/components/sign-in/sign-in-screen';
import { clientWelcome } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('signIn.client.title');

export default openPage(({ query }) => (
  <SignInScreen
    kind="client"
    wanted={typeof query.return === 'string' ? query.return : null}
    fallback={clientWelcome}
    closed={query.closed !== undefined}
  />
));
