import { SentBagLookupScreen } from '@/components/requests/sent/sent-bag-lookup-screen';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('sentBag.look.title', { referrer: 'no-referrer' });

/** The state of a bag that was sent to an executive. */
export default perRequestPage(() => <SentBagLookupScreen />);
