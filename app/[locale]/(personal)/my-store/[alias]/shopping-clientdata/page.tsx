import { notFound } from 'next/navigation';
import { GuestDataScreen } from '@/components/guest/guest-data-screen';
import { FollowStore } from '@/components/store/follow-store';
import { findAccess } from '@/lib/access/route-access';
import { guestPath } from '@/lib/guest/guest-paths';
import { requireLocale } from '@/lib/i18n/locale';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleOf('guest.data.title');

/** R24. */
export default openPage<{ alias: string }>(async ({ params: { alias } }) => {
  if (!findAccess(guestPath(alias, 'clientdata'))) notFound();
  return (
    <>
      <FollowStore locale={await requireLocale()} alias={alias} step="clientdata" />
      <GuestDataScreen alias={alias} />
    </>
  );
});
