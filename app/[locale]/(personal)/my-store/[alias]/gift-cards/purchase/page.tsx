import { notFound } from 'next/navigation';
import { GiftCardPurchaseScreen } from '@/components/gift-card/gift-card-purchase-screen';
import { findAccess } from '@/lib/access/route-access';
import { giftCardReturnPath } from '@/lib/gift-card/gift-card-paths';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('giftCard.purchase.title', { referrer: 'no-referrer' });

export default perRequestPage<{ alias: string }>(({ params: { alias } }) => {
  if (!findAccess(giftCardReturnPath(alias))) notFound();
  return <GiftCardPurchaseScreen alias={alias} />;
});
