import { CheckoutFrame } from '@/components/executive-checkout/checkout-frame';
import { PaymentScreen } from '@/components/executive-checkout/payment/payment-screen';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('checkout.payment.title');

export default guardedPage('/checkout/payment', ({ session }) => (
  <CheckoutFrame step="payment">
    <PaymentScreen session={session} />
  </CheckoutFrame>
));
