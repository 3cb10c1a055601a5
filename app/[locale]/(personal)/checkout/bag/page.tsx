import { OrderBagScreen } from '@/components/checkout/bag/order-bag-screen';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('bag.title');

export default guardedPage('/checkout/bag', ({ session }) => (
  <CheckoutFrame step="bag">
    <OrderBagScreen session={session} />
  </CheckoutFrame>
));
