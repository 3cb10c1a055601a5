import { CheckoutFrame } from '@/components/executive-checkout/checkout-frame';
import { ShippingScreen } from '@/components/executive-checkout/shipping/shipping-screen';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('checkout.shipping.title');

export default guardedPage('/checkout/shipping', ({ session }) => (
  <CheckoutFrame step="shipping">
    <ShippingScreen session={session} />
  </CheckoutFrame>
));
