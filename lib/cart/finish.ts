import { addToCart } from './cart';
import { markOf } from './cart-mirror';
import { begin, end, isMine, listLeft } from './unfinished';

/** What was on its way into the bag when the last page went. */
export async function finish(): Promise<void> {
  const left = listLeft().map(({ id, line, mark }) => {
    end(id);
    return mark === markOf('products-EU') ? { id: begin(line), line } : null;
  });
  for (const each of left) {
    // What the bag refuses is tried again on the next page.
    if (each && (await addToCart(each.line, () => isMine(each.id))).ok) end(each.id);
  }
}
