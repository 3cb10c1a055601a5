import type { Kit } from '../src/kit/kit.ts';
import type { JobPayloads, Outbox, StockChange } from '../src/kit/outbox.ts';
import { publishStockChanges } from '../src/modules/catalogue/changes/stock-changes.ts';

/** An outbox that keeps moved stock apart, until `publishMoved` runs the job for all of it, as the worker does. */
export function keepMovedStock({ db, outbox, now }: { db: () => Kit['db']; outbox: Outbox; now: () => Date }) {
  const moved: StockChange[] = [];
  const kept: Outbox = {
    send: async (trx, kind, key, payload) => {
      if (kind === 'stock-changes') moved.push(...(payload as JobPayloads['stock-changes']).changes);
      else await outbox.send(trx, kind, key, payload);
    },
  };
  return { outbox: kept, publishMoved: () => publishStockChanges({ db: db(), outbox, now }, moved.splice(0)) };
}
