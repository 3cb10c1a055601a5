import { type ExchangeState, exchangeStates } from 'contract/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { queueStockChanges } from '../../../shared/queue-stock-changes.ts';
import { returnPieces } from '../../order/core/stock.ts';
import { listHeldPieces } from './exchanges.repository.ts';

/** Compares and sets: false if it was moved meanwhile. */
export async function changeExchangeState(
  trx: Db,
  id: string,
  { from, to, now }: { from: readonly ExchangeState[]; to: ExchangeState; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('exchanges')
    .set({ state: to, changed_at: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns the pieces it reserved to sale. */
export async function releaseExchangePieces(trx: Db, outbox: Kit['outbox'], id: string, now: Date): Promise<void> {
  const changes = await returnPieces(trx, await listHeldPieces(trx, id));
  await sql`
    update exchange_pieces p set released_at = ${now}
    from exchange_lines l where l.id = p.line_id and l.exchange_id = ${id} and p.released_at is null`.execute(trx);
  await queueStockChanges(trx, outbox, changes);
}

const step = 50;

/**
 * Ends overdue exchanges, each in a transaction of its own, so that one failure does not keep the pieces of the others.
 * Returns how many ended.
 */
export async function expireExchanges(db: Db, outbox: Kit['outbox'], now: Date): Promise<number> {
  const due = await db
    .selectFrom('exchanges')
    .select('id')
    .where('state', '=', exchangeStates.asked)
    .where('held_until', '<=', now)
    .orderBy('held_until')
    .limit(step)
    .execute();
  let ended = 0;
  const failures: unknown[] = [];
  for (const { id } of due)
    await db
      .transaction()
      .execute(async (trx) => {
        // The pieces may have been received since the list was read.
        const isOver = await changeExchangeState(trx, id, {
          from: [exchangeStates.asked],
          to: exchangeStates.ended,
          now,
        });
        if (!isOver) return;
        await outbox.send(trx, 'exchange-mail', `exchange ${id} ended`, { exchangeId: id, about: 'ended' });
        await releaseExchangePieces(trx, outbox, id, now);
        ended += 1;
      })
      .catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return ended;
}
