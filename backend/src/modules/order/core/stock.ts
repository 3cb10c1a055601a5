import { warehouses } from 'contract/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { Warehouse } from '../../../database/tables/order.ts';
import type { StockChange } from '../../../kit/outbox.ts';
import { conflict } from '../../../shared/errors.ts';

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

/**
 * Free pieces now, with the articles locked in order of id until the transaction ends. Everybody else who buys or
 * returns one of them waits until then, so lock as late as possible.
 */
export async function lockStock(trx: Db, articleIds: readonly number[]): Promise<FreeStock> {
  await lockArticles(trx, articleIds);
  return readFreeStock(trx, articleIds);
}

async function lockArticles(trx: Db, articleIds: readonly number[]): Promise<void> {
  await sql`select from articles where id = any(${articleIds}::integer[]) order by id for no key update`.execute(trx);
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

/** Takes pieces of locked articles out of stock. A missing one fails the whole transaction. */
export async function takePieces(trx: Db, pieces: readonly StockPiece[]): Promise<StockChange[]> {
  const { rows } = await sql<{ complete: boolean }>`
    with wanted as (${sumByWarehouse(pieces)}),
    taken as (
      update stock s set quantity = s.quantity - w.quantity from wanted w
      where s.article_id = w.article_id and s.warehouse = w.warehouse and s.quantity >= w.quantity
      returning s.article_id)
    select (select count(*) from wanted) = (select count(*) from taken) as complete`.execute(trx);
  if (!rows[0]?.complete) throw conflict();
  return listChanges(trx, pieces, -1);
}

/** Returns pieces to stock. */
export async function returnPieces(trx: Db, pieces: readonly StockPiece[]): Promise<StockChange[]> {
  if (pieces.length === 0) return [];
  await lockArticles(
    trx,
    pieces.map(({ articleId }) => articleId),
  );
  await sql`
    insert into stock as s (article_id, warehouse, quantity) ${sumByWarehouse(pieces)}
    on conflict (article_id, warehouse) do update set quantity = s.quantity + excluded.quantity`.execute(trx);
  return listChanges(trx, pieces, 1);
}

/** Pieces as a table: several lines may take the same article from the same warehouse. */
const sumByWarehouse = (pieces: readonly StockPiece[]) => sql`
  select article_id, warehouse, sum(quantity)::integer as quantity
  from unnest(
    ${pieces.map(({ articleId }) => articleId)}::integer[], ${pieces.map(({ warehouse }) => warehouse)}::text[],
    ${pieces.map(({ quantity }) => quantity)}::integer[]
  ) given(article_id, warehouse, quantity)
  group by article_id, warehouse`;

/** Takes planned pieces out of stock for an order. */
export async function reserveStock(trx: Db, orderId: string, pieces: readonly ReservedPiece[]): Promise<StockChange[]> {
  if (pieces.length === 0) return [];
  const changes = await takePieces(trx, pieces);
  await trx
    .insertInto('reservations')
    .values(
      pieces.map(({ lineId, articleId, warehouse, quantity }) => ({
        line_id: lineId,
        warehouse,
        order_id: orderId,
        article_id: articleId,
        quantity,
        released_at: null,
      })),
    )
    // A resumed order reserves again what it had returned.
    .onConflict((clash) =>
      clash
        .columns(['line_id', 'warehouse'])
        .doUpdateSet((row) => ({ quantity: row.ref('excluded.quantity'), released_at: null }))
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

type OrderPiece = Pick<ReservedPiece, 'lineId' | 'warehouse' | 'quantity'>;

/** Returns some of the pieces that an order holds, such as those of one of its parcels. */
export async function releasePieces(
  trx: Db,
  orderId: string,
  { pieces, now }: { pieces: readonly OrderPiece[]; now: Date },
): Promise<StockChange[]> {
  const { rows } = await sql<StockPiece>`
    update reservations r set
      quantity = case when r.quantity > given.quantity then r.quantity - given.quantity else r.quantity end,
      released_at = case when r.quantity > given.quantity then null else ${now}::timestamptz end
    from unnest(
      ${pieces.map(({ lineId }) => lineId)}::bigint[], ${pieces.map(({ warehouse }) => warehouse)}::text[],
      ${pieces.map(({ quantity }) => quantity)}::integer[]
    ) given(line_id, warehouse, quantity)
    where r.order_id = ${orderId} and r.line_id = given.line_id and r.warehouse = given.warehouse
      and r.released_at is null and r.quantity >= given.quantity
    returning r.article_id as "articleId", r.warehouse, given.quantity`.execute(trx);
  return returnPieces(trx, rows);
}

/** The products that were moved: a page offers at most an article's largest quantity. */
async function listChanges(trx: Db, pieces: readonly StockPiece[], direction: 1 | -1): Promise<StockChange[]> {
  const { rows } = await sql<StockChange>`
    select a.product_id as "productId",
      bool_or(least(a.max_quantity, n.quantity) <> least(a.max_quantity, n.quantity - m.quantity)) as visible
    from (
        select article_id, ${direction}::integer * sum(quantity) as quantity
        from (${sumByWarehouse(pieces)}) moved
        group by article_id
      ) m
      join articles a on a.id = m.article_id
      cross join lateral (select sum(quantity) as quantity from stock where article_id = a.id) n
    group by a.product_id`.execute(trx);
  return rows;
}
