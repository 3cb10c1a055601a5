import type { Locale } from 'contract/public-codes.ts';
import { exchangeHoldDays } from 'contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { shopZone } from '../../../shared/dates.ts';
import { conflict } from '../../../shared/errors.ts';
import { newReferenceCode } from '../../../shared/links/reference-code.ts';
import { queueStockChanges } from '../../../shared/queue-stock-changes.ts';
import { lockBuyer } from '../../order/core/buyers.repository.ts';
import type { OrderRow } from '../../order/core/orders.repository.ts';
import { lockStock, planStock, takePieces } from '../../order/core/stock.ts';
import { type ExchangeablePieces, type OrderExchanges, readOrderExchanges } from './exchangeable.ts';

/** A quantity of an article, by code, and the code wanted instead. */
export type ExchangeWish = { code: string; quantity: number; wanted: string };
type ExchangeContext = { outbox: Kit['outbox']; locale: Locale; now: Date };

/** Requests all of the wishes or none: after a change the buyer reviews them again. */
export async function requestExchange(
  trx: Db,
  found: OrderRow,
  wishes: readonly ExchangeWish[],
  { outbox, locale, now }: ExchangeContext,
): Promise<OrderExchanges> {
  const order = await lockWholeOrder(trx, found.id);
  const { open, lines } = await readOrderExchanges(trx, order, now);
  if (!open) throw conflict();
  const wanted = match(wishes, lines);
  const { id } = await trx
    .insertInto('exchanges')
    .values({
      number: newReferenceCode('C', now),
      order_id: order.id,
      locale,
      asked_at: now,
      // Until the end of the day that the buyer is told.
      held_until: sql<Date>`((${now}::timestamptz at time zone ${shopZone})::date + ${exchangeHoldDays + 1}::integer
        )::timestamp at time zone ${shopZone} - interval '1 second'`,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await outbox.send(trx, 'exchange-mail', `exchange ${id} asked`, { exchangeId: id, about: 'asked' });
  await queueStockChanges(trx, outbox, await hold(trx, id, wanted));
  return readOrderExchanges(trx, order, now);
}

/**
 * Until the transaction ends no refund is made, because refunds lock the buyer first, and no declaration is added,
 * because a withdrawal's row refers to the order's.
 */
export async function lockWholeOrder(trx: Db, id: string): Promise<OrderRow> {
  const order = trx.selectFrom('orders').selectAll().where('id', '=', id);
  await lockBuyer(trx, buyerOf(await order.executeTakeFirstOrThrow()));
  return order.forUpdate().executeTakeFirstOrThrow();
}

type Match = { articleId: number; wantedId: number; quantity: number };

function match(wishes: readonly ExchangeWish[], lines: readonly ExchangeablePieces[]): Match[] {
  const left = new Map(lines.map(({ article, quantity }) => [article.code, quantity]));
  return wishes.map(({ code, quantity, wanted }) => {
    const line = lines.find(({ article }) => article.code === code);
    const option = line?.options.find((one) => one.code === wanted);
    const rest = (left.get(code) ?? 0) - quantity;
    if (!line || !option || rest < 0) throw conflict();
    left.set(code, rest);
    return { articleId: line.article.id, wantedId: option.id, quantity };
  });
}

/** Reserves the wanted pieces until the returned ones arrive or are overdue. */
async function hold(trx: Db, exchangeId: string, wanted: readonly Match[]) {
  const rows = await trx
    .insertInto('exchange_lines')
    .values(
      wanted.map(({ articleId, wantedId, quantity }) => ({
        exchange_id: exchangeId,
        article_id: articleId,
        wanted_id: wantedId,
        quantity,
      })),
    )
    .returning(['id as lineId', 'wanted_id as articleId', 'quantity'])
    .execute();
  const free = await lockStock(
    trx,
    rows.map(({ articleId }) => articleId),
  );
  const { pieces, got } = planStock(rows, free);
  if (rows.some(({ lineId, quantity }) => got.get(lineId) !== quantity)) throw conflict();
  const changes = await takePieces(trx, pieces);
  await trx
    .insertInto('exchange_pieces')
    .values(
      pieces.map(({ lineId, warehouse, quantity }) => ({ line_id: lineId, warehouse, quantity, released_at: null })),
    )
    .execute();
  return changes;
}
