import { notFound } from 'next/navigation';
import { GuestBagScreen } from '@/components/guest/guest-bag-screen';
import { EnterStore } from '@/components/store/enter-store';
import { FollowStore } from '@/components/store/follow-store';
import { UnknownStore } from '@/components/store/store-closed';
import { findAccess } from '@/lib/access/route-access';
import { bagPath } from '@/lib/cart/bag-path';
import { requireLocale } from '@/lib/i18n/locale';
import { titleOf } from '@/lib/seo/title-of';
import { openPage } from '@/lib/sign-in/personal-page';
import { getStore } from '@/lib/store/store-queries';
import { isHouseStore } from '@/lib/store/store-rules';

export const generateMetadata = titleOf('cart.title');

/** R23. The bag of a personal store, or with `invited` of the shop's own. */
export default openPage<{ alias: string }>(async ({ params: { alias } }) => {
  if (!findAccess(bagPath(alias))) notFound();
  // The bag is on the device, so the page also opens during an outage.
  const locale = await requireLocale();
  const found = await getStore(locale, alias).catch(() => undefined);
  if (found === null) return <UnknownStore />;
  const store = found?.state === 'open' && !isHouseStore(alias) ? found.store : null;
  return (
    <>
      {/* The link also counts if the backend could not tell whose store it is. */}
      {(store || found === undefined) && <EnterStore alias={store?.alias ?? alias} name={store?.name} />}
      <FollowStore locale={locale} alias={alias} step="bag" />
      <GuestBagScreen alias={alias} store={store} />
    </>
  );
});
