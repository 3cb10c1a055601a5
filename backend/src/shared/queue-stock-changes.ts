import type { Db } from '../database/schema.ts';
import type { Outbox, StockChange } from '../kit/outbox.ts';

/**
 * Leaves moved stock to the job that publishes it, in the transaction of the move. Each move is a job of its own,
 * because one row that moves share would let them wait for each other; the worker takes all that wait at once.
 */
export async function queueStockChanges(trx: Db, outbox: Outbox, changes: StockChange[]): Promise<void> {
  if (changes.length > 0) await outbox.send(trx, 'stock-changes', crypto.randomUUID(), { changes });
}
