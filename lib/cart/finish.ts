import { addToCart } from './cart';
import { end, type PendingAdd } from './unfinished';

/** What was on its way into the bag when the last page went. What is refused is tried again on the next one. */
export async function finish(left: PendingAdd[]): Promise<void> {
  for (const { id, line } of left) if ((await addToCart(line, id)).ok) end(id);
}
