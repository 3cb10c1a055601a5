import { warehouses } from 'contract/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { Warehouse } from '../../../database/tables/order.ts';
import { conflict } from '../../../shared/errors.ts';
import type { StockChange } from '../../catalogue/changes/publish.ts';

/** Pieces of a line requested from stock. */
export type StockRequest = { lineId: number; articleId: number; quantity: number };
type ReservedPiece = { lineId: number; articleId: number; warehouse: Warehouse; quantity: number };
/** Free pieces of an article, by warehouse. */
export type FreeStock = ReadonlyMap<number, Readonly<Record<Warehouse, number>>>;

/** The order in which warehouses are searched: Bodega Europa is nearer. */
export const warehouseOrder = [warehouses.europe, warehouses.central] as const;
const nothing = { [warehouses.europe]: 0, [warehouses.central]: 0 } as const;

/**
 * Assigns pieces without taking them: lines in their order, the nearer warehouse first. Available pieces are planned
 * even if they are too few; `got` says how many pieces each line would have.
 */
export function planStock(
  wanted: readonly StockRequest[],
  free: FreeStock,
): { pieces: ReservedPiece[]; got: Map<number, number> } {
  const left = new Map([...free].map(([article, amounts]) => [article, { ...amounts }]));
  const got = new Map<number, number>();
  const pieces = wanted.flatMap(({ lineId, articleId, quantity }) => {
    const amounts = left.get(articleId) ?? { ...nothing };
    let missing = quantity;
    const taken = warehouseOrder.flatMap((warehouse): ReservedPiece[] => {
      const some = Math.min(missing, amounts[warehouse]);
      amounts[warehouse] -= some;
      missing -= some;
      return some > 0 ? [{ lineId, articleId, warehouse, quantity: some }] : [];
    });
    got.set(lineId, quantity - missing);
    return taken;
  });
  return { pieces, got };
}

/** Free pieces now, with the articles locked in order of id until the transaction ends. */
export async function lockStock(trx: Db, articleIds: readonly number[]): Promise<FreeStock> {
  await sql`select from articles where id = any(${articleIds}::integer[]) order by id for no key update`.execute(trx);
  return readFreeStock(trx, articleIds);
}

export async function readFreeStock(db: Db, articleIds: readonly number[]): Promise<FreeStock> {
  const rows = await db
    .selectFrom('stock')
    .select(['article_id', 'warehouse', 'quantity'])
    .where(sql<boolean>`article_id = any(${articleIds}::integer[])`)
    .execute();
  const free = new Map<number, Record<Warehouse, number>>();
  for (const { article_id, warehouse, quantity } of rows)
    free.set(article_id, { ...nothing, ...free.get(article_id), [warehouse as Warehouse]: quantity });
  return free;
}

type StockPiece = Pick<ReservedPiece, 'articleId' | 'warehouse' | 'quantity'>;

/** Takes pieces out of stock. A missing one fails the whole transaction. */
export const takePieces = (trx: Db, pieces: readonly StockPiece[]): Promise<StockChange[]> =>
  changing(trx, pieces, async () => {
    for (const { articleId, warehouse, quantity } of pieces) {
      const { numUpdatedRows } = await trx
        .updateTable('stock')
        .set((row) => ({ quantity: sql<number>`${row.ref('quantity')} - ${quantity}` }))
        .where('article_id', '=', articleId)
        .where('warehouse', '=', warehouse)
        .where('quantity', '>=', quantity)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw conflict();
    }
  });

/** Returns pieces to stock. */
export async function returnPieces(trx: Db, pieces: readonly StockPiece[]): Promise<StockChange[]> {
  await lockStock(
    trx,
    pieces.map(({ articleId }) => articleId),
  );
  return changing(trx, pieces, async () => {
    for (const { articleId, warehouse, quantity } of pieces)
      await trx
        .insertInto('stock')
        .values({ article_id: articleId, warehouse, quantity })
        .onConflict((clash) =>
          clash.columns(['article_id', 'warehouse']).doUpdateSet({ quantity: sql`stock.quantity + ${quantity}` }),
        )
        .execute();
  });
}

/** Takes planned pieces out of stock for an order. */
export async function reserveStock(trx: Db, orderId: string, pieces: readonly ReservedPiece[]): Promise<StockChange[]> {
  const changes = await takePieces(trx, pieces);
  for (const { lineId, articleId, warehouse, quantity } of pieces)
    await trx
      .insertInto('reservations')
      .values({
        line_id: lineId,
        warehouse,
        order_id: orderId,
        article_id: articleId,
        quantity,
        released_at: null,
      })
      // A resumed order reserves again what it had returned.
      .onConflict((clash) =>
        clash
          .columns(['line_id', 'warehouse'])
          .doUpdateSet({ quantity, released_at: null })
          .where('reservations.released_at', 'is not', null),
      )
      .execute();
  return changes;
}

/** Returns the pieces that an order holds. Returns how many are for sale again. */
export async function releaseStock(
  trx: Db,
  orderId: string,
  now: Date,
): Promise<{ released: number; changes: StockChange[] }> {
  const rows = await trx
    .selectFrom('reservations')
    .select(['line_id as lineId', 'article_id as articleId', 'warehouse', 'quantity'])
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .orderBy('article_id')
    .execute();
  const changes = await returnPieces(trx, rows);
  await trx
    .updateTable('reservations')
    .set({ released_at: now })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .execute();
  return { released: rows.reduce((sum, { quantity }) => sum + quantity, 0), changes };
}

/** The changes to publish: a page offers at most an article's largest quantity. */
async function changing(
  trx: Db,
  pieces: readonly { articleId: number }[],
  change: () => Promise<void>,
): Promise<StockChange[]> {
  const articles = [...new Set(pieces.map(({ articleId }) => articleId))];
  const before = await countOffered(trx, articles);
  await change();
  const after = await countOffered(trx, articles);
  const changes = new Map<number, boolean>();
  for (const { article, productId, offered } of after) {
    const was = before.find((row) => row.article === article)?.offered;
    changes.set(productId, (changes.get(productId) ?? false) || was !== offered);
  }
  return [...changes].map(([productId, visible]) => ({ productId, visible }));
}

async function countOffered(trx: Db, articles: readonly number[]) {
  const { rows } = await sql<{ article: number; productId: number; offered: number }>`
    select a.id as article, a.product_id as "productId",
      least(a.max_quantity, coalesce(sum(s.quantity), 0))::integer as offered
    from articles a left join stock s on s.article_id = a.id
    where a.id = any(${articles}::integer[])
    group by a.id`.execute(trx);
  return rows;
}
