import { notFound } from 'next/navigation';
import { GuestPaymentScreen } from '@/components/guest/guest-payment-screen';
import { findAccess } from '@/lib/access/route-access';
import { guestPath } from '@/lib/guest/guest-paths';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('checkout.payment.title');

/** R25. */
export default openPage<{ alias: string }>(({ params: { alias } }) => {
  if (!findAccess(guestPath(alias, 'payment'))) notFound();
  return <GuestPaymentScreen alias={alias} />;
});
