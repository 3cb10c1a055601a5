import type { Kit } from '../../../kit/kit.ts';
import type { StockChange } from '../../../kit/outbox.ts';
import { publishStock } from './publish.ts';

/** Products in one transaction: others that publish wait for it. */
const step = 100;

/**
 * Publishes moved stock: a product once, however often it was moved.
 *
 * No change is lost. It commits together with its job, so the job is not seen before it; `publishStock` reads the stock
 * only after it has locked the product, so of two runs the later one has read everything that the earlier one has; and
 * what commits while a run reads has a job of its own, which a later run takes. Products are locked in the order of
 * their ids, before departments and versions as everywhere, and nobody who holds one waits for an article. A second run
 * of the same changes computes the same and at most repeats a notice.
 */
export async function publishStockChanges(
  { db, outbox, now }: Pick<Kit, 'db' | 'outbox' | 'now'>,
  moved: readonly StockChange[],
): Promise<void> {
  const products = new Map<number, boolean>();
  for (const { productId, visible } of moved) products.set(productId, visible || products.get(productId) === true);
  const changes = [...products].map(([productId, visible]) => ({ productId, visible }));
  changes.sort((one, other) => one.productId - other.productId);
  for (let from = 0; from < changes.length; from += step)
    await db.transaction().execute((trx) => publishStock(trx, outbox, changes.slice(from, from + step), now()));
}
