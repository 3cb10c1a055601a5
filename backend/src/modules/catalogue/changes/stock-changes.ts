import { isConnectionLost } from '../../../database/lost-connection.ts';
import type { Kit } from '../../../kit/kit.ts';
import type { JobPayloads, StockChange } from '../../../kit/outbox.ts';
import { publishStock } from './publish.ts';

type StockMove = JobPayloads['stock-changes'];
type Publish = (changes: readonly StockChange[]) => Promise<void>;

/** Products in one transaction: others that publish wait for it. */
const step = 100;

/**
 * Publishes moved stock: a product once, however often it was moved. Returns the moves with a product that could not be
 * published.
 *
 * No change is lost. A change commits together with its job, so a run sees every change whose job it takes.
 * `publishStock` locks the product before it reads the stock, so of two runs the later one reads the newer stock. A
 * change that commits during a run has its own job, for a later run. Products are locked in the order of their ids,
 * before departments and versions as everywhere, and no transaction that holds one waits for an article. A second run
 * of the same changes computes the same and at most repeats a notice.
 */
export async function publishStockChanges(
  { db, outbox, now }: Pick<Kit, 'db' | 'outbox' | 'now'>,
  moves: readonly StockMove[],
): Promise<Map<StockMove, Error>> {
  const publish: Publish = (changes) => db.transaction().execute((trx) => publishStock(trx, outbox, changes, now()));
  const changes = mergeByProduct(moves);
  const failed = new Map<number, Error>();
  for (let from = 0; from < changes.length; from += step)
    await publishOrSplit(publish, changes.slice(from, from + step), failed);
  const failures = new Map<StockMove, Error>();
  for (const move of moves)
    for (const { productId } of move.changes) {
      const error = failed.get(productId);
      if (error) failures.set(move, error);
    }
  return failures;
}

function mergeByProduct(moves: readonly StockMove[]): StockChange[] {
  const products = new Map<number, boolean>();
  for (const { productId, visible } of moves.flatMap(({ changes }) => changes))
    products.set(productId, visible || products.get(productId) === true);
  return [...products]
    .map(([productId, visible]) => ({ productId, visible }))
    .sort((one, other) => one.productId - other.productId);
}

/** A product whose card cannot be computed fails its transaction, so both halves are published without each other. */
async function publishOrSplit(
  publish: Publish,
  changes: readonly StockChange[],
  failed: Map<number, Error>,
): Promise<void> {
  try {
    await publish(changes);
  } catch (error) {
    if (isConnectionLost(error)) throw error;
    const [only, ...others] = changes;
    if (only && others.length === 0) {
      failed.set(only.productId, new Error(`product ${only.productId} was not published`, { cause: error }));
      return;
    }
    const half = Math.ceil(changes.length / 2);
    await publishOrSplit(publish, changes.slice(0, half), failed);
    await publishOrSplit(publish, changes.slice(half), failed);
  }
}
