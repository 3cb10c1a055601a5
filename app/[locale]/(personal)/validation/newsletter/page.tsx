import { NewsletterConfirmation } from '@/components/customer-care/newsletter-confirmation';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('customerCare.newsletter.answer.title', { referrer: 'no-referrer' });

/** Its address holds a token that is sent to no other site; opening it changes nothing. */
export default perRequestPage(({ query }) => <NewsletterConfirmation query={query} />);
