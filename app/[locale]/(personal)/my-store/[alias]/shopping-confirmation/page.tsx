import { notFound } from 'next/navigation';
import { GuestConfirmationScreen } from '@/components/guest/guest-confirmation-screen';
import { findAccess } from '@/lib/access/route-access';
import { guestPath } from '@/lib/guest/guest-paths';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('guest.confirmation.title', { referrer: 'no-referrer' });

/** R26. */
export default openPage<{ alias: string }>(({ params: { alias } }) => {
  if (!findAccess(guestPath(alias, 'confirmation'))) notFound();
  return <GuestConfirmationScreen alias={alias} />;
});
