import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { GiftsScreen } from '@/components/checkout/gifts/gifts-screen';
import { titleOf } from '@/lib/seo/title-of';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('checkout.gifts.title');

export default guardedPage('/checkout/gifts', ({ session }) => (
  <CheckoutFrame step="gifts">
    <GiftsScreen session={session} />
  </CheckoutFrame>
));
