import { notFound } from 'next/navigation';
import { GuestDataScreen } from '@/components/guest/guest-data-screen';
import { StoreRedirect } from '@/components/personal-store/store-redirect';
import { findAccess } from '@/lib/access/route-access';
import { guestPath } from '@/lib/checkout/guest-paths';
import { requireLocale } from '@/lib/i18n/locale';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('guest.data.title');

/** R24. */
export default perRequestPage<{ alias: string }>(async ({ params: { alias } }) => {
  if (!findAccess(guestPath(alias, 'clientdata'))) notFound();
  return (
    <>
      <StoreRedirect locale={await requireLocale()} alias={alias} step="clientdata" />
      <GuestDataScreen alias={alias} />
    </>
  );
});
