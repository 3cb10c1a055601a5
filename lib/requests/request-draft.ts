import { storeBagCount } from '@/lib/cart/bag-count';
import { createCart } from '@/lib/cart/cart';
import { pagePerson } from '@/lib/session/page-person';
import { deviceStorage } from '@/lib/state/web-storage';

/** E10. Articles that a client has chosen and not sent yet, stored on the device. */
export const requestDraft = createCart('client-products');

const ownerKey = 'client-products:owner';

/** Before the list is shown, one that belongs to another client is cleared. */
export async function openOwnRequestDraft(): Promise<void> {
  const person = pagePerson('client') ?? '';
  if (deviceStorage.read(ownerKey) === person) return;
  await requestDraft.clear();
  deviceStorage.write(ownerKey, person);
}

/** The client has signed out: the next user of the device must not see the list. */
export async function forgetOwnRequestDraft(): Promise<void> {
  const cleared = await requestDraft.clear();
  // A list that could not be cleared keeps its owner, so that no other client is shown it.
  if (!cleared.ok) return;
  storeBagCount('client-products', 0, true, cleared.kept);
  deviceStorage.write(ownerKey, null);
}
