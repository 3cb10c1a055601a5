import { CheckoutFrame } from '@/components/executive-checkout/checkout-frame';
import { GiftsScreen } from '@/components/executive-checkout/gifts/gifts-screen';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { guardedPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('checkout.gifts.title');

export default guardedPage('/checkout/gifts', ({ session }) => (
  <CheckoutFrame step="gifts">
    <GiftsScreen session={session} />
  </CheckoutFrame>
));
