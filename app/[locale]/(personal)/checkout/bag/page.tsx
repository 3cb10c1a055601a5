import { OrderBagScreen } from '@/components/executive-checkout/bag/order-bag-screen';
import { CheckoutFrame } from '@/components/executive-checkout/checkout-frame';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('bag.title');

export default guardedPage('/checkout/bag', ({ session }) => (
  <CheckoutFrame step="bag">
    <OrderBagScreen session={session} />
  </CheckoutFrame>
));
