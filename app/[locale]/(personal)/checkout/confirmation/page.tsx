import { CheckoutFrame } from '@/components/executive-checkout/checkout-frame';
import { ConfirmationScreen } from '@/components/executive-checkout/confirmation/confirmation-screen';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('checkout.confirmation.title');

/** R18. */
export default guardedPage('/checkout/confirmation', ({ session, query: { order } }) => (
  <CheckoutFrame step="confirmation">
    <ConfirmationScreen session={session} number={typeof order === 'string' ? order : null} />
  </CheckoutFrame>
));
