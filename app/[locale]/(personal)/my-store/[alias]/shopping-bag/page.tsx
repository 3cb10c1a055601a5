import { notFound } from 'next/navigation';
import { GuestBagScreen } from '@/components/guest/guest-bag-screen';
import { SetCurrentStore } from '@/components/personal-store/set-current-store';
import { UnknownStore } from '@/components/personal-store/store-closed';
import { StoreRedirect } from '@/components/personal-store/store-redirect';
import { findAccess } from '@/lib/access/route-access';
import { bagPath } from '@/lib/cart/bag-path';
import { requireLocale } from '@/lib/i18n/locale';
import { getStore } from '@/lib/personal-store/store-queries';
import { isHouseStore } from '@/lib/personal-store/store-rules';
import { titleMetadata } from '@/lib/seo/title-metadata';
import { perRequestPage } from '@/lib/sign-in/personal-page';

export const generateMetadata = titleMetadata('cart.title');

/** R23. The bag of a personal store, or with `invited` of the shop's own. */
export default perRequestPage<{ alias: string }>(async ({ params: { alias } }) => {
  if (!findAccess(bagPath(alias))) notFound();
  // The bag is on the device, so the page also opens during an outage.
  const locale = await requireLocale();
  const found = await getStore(locale, alias).catch(() => undefined);
  if (found === null) return <UnknownStore />;
  const store = found?.state === 'open' && !isHouseStore(alias) ? found.store : null;
  return (
    <>
      {/* The link also counts if the backend could not tell whose store it is. */}
      {(store || found === undefined) && <SetCurrentStore alias={store?.alias ?? alias} name={store?.name} />}
      <StoreRedirect locale={locale} alias={alias} step="bag" />
      <GuestBagScreen alias={alias} store={store} />
    </>
  );
});
