import { createCart } from '@/lib/cart/cart';
import { keepCount } from '@/lib/cart/cart-mirror';
import { pagePerson } from '@/lib/session/page-person';
import { deviceStorage } from '@/lib/state/web-storage';

/** E10. Articles that a client has chosen and not sent yet, stored on the device. */
export const askedList = createCart('client-products');

const ownerKey = 'client-products:owner';

/** Before the list is shown, one that belongs to another client is cleared. */
export async function openOwnList(): Promise<void> {
  const person = pagePerson('client') ?? '';
  if (deviceStorage.read(ownerKey) === person) return;
  await askedList.clear();
  deviceStorage.write(ownerKey, person);
}

/** The client has signed out: the next user of the device must not see the list. */
export async function forgetOwnList(): Promise<void> {
  const cleared = await askedList.clear();
  // A list that could not be cleared keeps its owner, so that no other client is shown it.
  if (!cleared.ok) return;
  keepCount('client-products', 0, true, cleared.kept);
  deviceStorage.write(ownerKey, null);
}
