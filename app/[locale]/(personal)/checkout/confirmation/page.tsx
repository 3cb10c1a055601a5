import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { ConfirmationScreen } from '@/components/checkout/confirmation/confirmation-screen';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('checkout.confirmation.title');

/** R18. */
export default guardedPage('/checkout/confirmation', ({ session, query: { order } }) => (
  <CheckoutFrame step="confirmation">
    <ConfirmationScreen session={session} number={typeof order === 'string' ? order : null} />
  </CheckoutFrame>
));
