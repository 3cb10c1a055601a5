import { addToCart } from './cart';
import { end, type PendingAdd } from './unfinished';

/** Applies additions that were pending when the last page was left. A refused one is tried again on the next page. */
export async function finish(left: PendingAdd[]): Promise<void> {
  for (const { id, line } of left) if ((await addToCart(line, id)).ok) end(id);
}
