import { notFound } from 'next/navigation';
import { GuestPaymentScreen } from '@/components/guest/guest-payment-screen';
import { findAccess } from '@/lib/access/route-access';
import { guestPath } from '@/lib/checkout/guest-paths';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('checkout.payment.title');

/** R25. */
export default perRequestPage<{ alias: string }>(({ params: { alias } }) => {
  if (!findAccess(guestPath(alias, 'payment'))) notFound();
  return <GuestPaymentScreen alias={alias} />;
});
