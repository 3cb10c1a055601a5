import { notFound } from 'next/navigation';
import { GuestConfirmationScreen } from '@/components/guest/guest-confirmation-screen';
import { findAccess } from '@/lib/access/route-access';
import { guestPath } from '@/lib/checkout/guest-paths';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('guest.confirmation.title', { referrer: 'no-referrer' });

/** R26. */
export default perRequestPage<{ alias: string }>(({ params: { alias } }) => {
  if (!findAccess(guestPath(alias, 'confirmation'))) notFound();
  return <GuestConfirmationScreen alias={alias} />;
});
