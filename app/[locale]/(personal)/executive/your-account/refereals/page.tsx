import { ReferralsView } from '@/components/referrals/referrals-view';
import { referralsPath } from '@/lib/access/route-access';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('referrals.title');

export default guardedPage(referralsPath, ({ session, query }) => <ReferralsView session={session} query={query} />);
