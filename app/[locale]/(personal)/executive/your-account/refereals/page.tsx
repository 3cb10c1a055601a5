import { ReferralsView } from '@/components/referrals/referrals-view';
import { referralsPath } from '@/lib/access/route-access';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('referrals.title');

export default guardedPage(referralsPath, ({ session, query }) => <ReferralsView session={session} query={query} />);
