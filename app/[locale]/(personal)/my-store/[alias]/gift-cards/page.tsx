import { notFound } from 'next/navigation';
import { BuyGiftCardScreen } from '@/components/gift-card/buy-gift-card-screen';
import { findAccess } from '@/lib/access/route-access';
import { buyGiftCardPath } from '@/lib/gift-card/gift-card-paths';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('giftCard.buy.title');

export default perRequestPage<{ alias: string }>(({ params: { alias } }) => {
  if (!findAccess(buyGiftCardPath(alias))) notFound();
  return <BuyGiftCardScreen alias={alias} />;
});
