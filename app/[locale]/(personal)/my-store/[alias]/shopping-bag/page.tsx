import { notFound } from 'next/navigation';
import { BagScreen } from '@/components/cart/bag-screen';
import { GuestBagScreen } from '@/components/guest/guest-bag-screen';
import { findAccess } from '@/lib/access/route-access';
import { bagPath } from '@/lib/cart/bag-path';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('cart.title');

/** R23. The bag of a personal store, or with `invited` of the house's own. */
export default openPage<{ alias: string }>(({ params: { alias } }) => {
  if (!findAccess(bagPath(alias))) notFound();
  return (
    <BagScreen>
      <GuestBagScreen alias={alias} />
    </BagScreen>
  );
});
