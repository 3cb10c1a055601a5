import type { Kit } from '../src/kit/kit.ts';
import type { JobPayloads, Outbox } from '../src/kit/outbox.ts';
import { publishStockChanges } from '../src/modules/catalogue/changes/stock-changes.ts';

/** An outbox that keeps moved stock apart, until `publishMoved` runs the job for all of it, as the worker does. */
export function keepMovedStock({ db, outbox, now }: { db: () => Kit['db']; outbox: Outbox; now: () => Date }) {
  const moved: JobPayloads['stock-changes'][] = [];
  const kept: Outbox = {
    send: async (trx, kind, key, payload) => {
      if (kind === 'stock-changes') moved.push(payload as JobPayloads['stock-changes']);
      else await outbox.send(trx, kind, key, payload);
    },
  };
  const publishMoved = async () => {
    for (const error of (await publishStockChanges({ db: db(), outbox, now }, moved.splice(0))).values()) throw error;
  };
  return { outbox: kept, publishMoved };
}
