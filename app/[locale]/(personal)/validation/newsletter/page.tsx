import { NewsletterAnswer } from '@/components/customer-care/newsletter-answer';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('customerCare.newsletter.answer.title', { referrer: 'no-referrer' });

/** Its address holds a token that is sent to no other site; opening it changes nothing. */
export default openPage(({ query }) => <NewsletterAnswer query={query} />);
