import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { PaymentScreen } from '@/components/checkout/payment/payment-screen';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('checkout.payment.title');

export default guardedPage('/checkout/payment', ({ session }) => (
  <CheckoutFrame step="payment">
    <PaymentScreen session={session} />
  </CheckoutFrame>
));
