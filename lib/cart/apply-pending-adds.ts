import { addToCart } from './cart';
import { type PendingAdd, removePendingAdd } from './pending-adds';

/** Applies additions that were pending when the last page was left. A refused one is tried again on the next page. */
export async function applyPendingAdds(left: PendingAdd[]): Promise<void> {
  for (const { id, line } of left) if ((await addToCart(line, id)).ok) removePendingAdd(id);
}
