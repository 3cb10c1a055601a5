import { LookUpScreen } from '@/components/requests/sent/look-up-screen';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('sentBag.look.title', { referrer: 'no-referrer' });

/** The state of a bag that was sent to an executive. */
export default openPage(() => <LookUpScreen />);
