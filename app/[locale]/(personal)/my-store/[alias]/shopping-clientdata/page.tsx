import { notFound } from 'next/navigation';
import { GuestDataScreen } from '@/components/guest/guest-data-screen';
import { findAccess } from '@/lib/access/route-access';
import { guestPath } from '@/lib/guest/guest-paths';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('guest.data.title');

/** R24. */
export default openPage<{ alias: string }>(({ params: { alias } }) => {
  if (!findAccess(guestPath(alias, 'clientdata'))) notFound();
  return <GuestDataScreen alias={alias} />;
});
