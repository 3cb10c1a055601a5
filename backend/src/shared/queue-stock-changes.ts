import type { Db } from '../database/schema.ts';
import type { Outbox, StockChange } from '../kit/outbox.ts';

/**
 * Queues the publication of moved stock, in the transaction of the move. Each move has its own job, because moves that
 * share a row would wait for each other; the worker takes all waiting jobs at once.
 */
export async function queueStockChanges(trx: Db, outbox: Outbox, changes: StockChange[]): Promise<void> {
  if (changes.length > 0) await outbox.send(trx, 'stock-changes', crypto.randomUUID(), { changes });
}
