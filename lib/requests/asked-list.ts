import { createCart } from '@/lib/cart/cart';
import { keepCount } from '@/lib/cart/cart-mirror';
import { pagePerson } from '@/lib/session/page-person';
import { deviceStorage } from '@/lib/state/web-storage';

/** E10. What a client has chosen and not sent yet, on her device. */
export const askedList = createCart('client-products');

const ownerKey = 'client-products:owner';

/** Whose list it is: before anything of it is shown, another one's is taken off the device. */
export async function openOwnList(): Promise<void> {
  const person = pagePerson('client') ?? '';
  if (deviceStorage.read(ownerKey) === person) return;
  await askedList.clear();
  deviceStorage.write(ownerKey, person);
}

/** She has left, and whoever uses the device next is told nothing of what she wanted. */
export async function forgetOwnList(): Promise<void> {
  const cleared = await askedList.clear();
  // What could not be cleared stays hers, so that nobody else is shown it.
  if (!cleared.ok) return;
  keepCount('client-products', 0, true, cleared.kept);
  deviceStorage.write(ownerKey, null);
}
