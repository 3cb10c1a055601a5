import { orderStates } from 'contract/codes.ts';
import { savedListsMax } from 'contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { accountIdOf, type Buyer, ownedBy } from '../../../shared/buyer.ts';

/** A line to order again, with its current code. */
export type RepeatedLine = { code: string; quantity: number; client: number | null };

const mostRecent = 24;

/** Articles of the executive's confirmed orders, newest first. */
export async function listRecentArticleIds(db: Db, buyer: Buyer): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.article_id as id
    from orders o join order_lines l on l.order_id = o.id
    where ${ownedBy(buyer, 'o')} and o.confirmed_at is not null and l.type = 'VENTA'
    group by l.article_id
    order by max(o.confirmed_at) desc, max(l.id) desc
    limit ${mostRecent}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findLastOrder(db: Db, buyer: Buyer) {
  const { rows } = await sql<{ number: string; at: Date; lines: number; units: number }>`
    select o.number, o.confirmed_at as at, o.units,
      (select count(*)::integer from order_lines l where l.order_id = o.id and l.type = 'VENTA') as lines
    from orders o
    where ${ownedBy(buyer, 'o')} and o.confirmed_at is not null
      and o.state not in (${orderStates.cancelled}, ${orderStates.expired})
    order by o.confirmed_at desc
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Null if the executive has no such order. */
export async function listLinesOfOrder(db: Db, buyer: Buyer, number: string): Promise<RepeatedLine[] | null> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where(ownedBy(buyer))
    .where('number', '=', number)
    .executeTakeFirst();
  return order ? listSalesLines(db, order.id) : null;
}

export async function listSalesLines(db: Db, orderId: string): Promise<RepeatedLine[]> {
  const { rows } = await sql<RepeatedLine>`
    select a.code, l.quantity, l.client_id as client
    from order_lines l join articles a on a.id = l.article_id
    where l.order_id = ${orderId} and l.type = 'VENTA'
    order by l.id`.execute(db);
  return rows;
}

export async function listLinesOfList(db: Db, buyer: Buyer, listId: number): Promise<RepeatedLine[] | null> {
  const list = await db
    .selectFrom('saved_lists')
    .select('id')
    .where(ownedBy(buyer))
    .where('id', '=', listId)
    .executeTakeFirst();
  if (!list) return null;
  const { rows } = await sql<RepeatedLine>`
    select a.code, l.quantity, l.client_id as client
    from saved_list_lines l join articles a on a.id = l.article_id
    where l.list_id = ${listId}
    order by l.position`.execute(db);
  return rows;
}

export async function listSavedLists(db: Db, buyer: Buyer) {
  const { rows } = await sql<{ id: number; name: string; lines: number; units: number; at: Date }>`
    select s.id, s.name, s.changed_at as at, count(l.position)::integer as lines,
      coalesce(sum(l.quantity), 0)::integer as units
    from saved_lists s left join saved_list_lines l on l.list_id = s.id
    where ${ownedBy(buyer, 's')}
    group by s.id
    order by s.changed_at desc, s.id desc
    limit ${savedListsMax}`.execute(db);
  return rows;
}

export async function removeSavedList(trx: Db, buyer: Buyer, listId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('saved_lists')
    .where(ownedBy(buyer))
    .where('id', '=', listId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

type ListHead = { buyer: Buyer; listId: number | null; name: string; now: Date };

/** Creates a list, or renames and updates an own one. */
export async function putSavedList(trx: Db, { buyer, listId, name, now }: ListHead): Promise<number> {
  if (listId === null) {
    const { id } = await trx
      .insertInto('saved_lists')
      .values({ executive_id: accountIdOf(buyer), name, changed_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  await trx
    .updateTable('saved_lists')
    .set({ name, changed_at: now })
    .where(ownedBy(buyer))
    .where('id', '=', listId)
    .execute();
  return listId;
}

/** Unknown codes are left out. */
export async function putSavedLines(
  trx: Db,
  { buyer, listId }: { buyer: Buyer; listId: number },
  lines: readonly RepeatedLine[],
): Promise<void> {
  await trx.deleteFrom('saved_list_lines').where('list_id', '=', listId).execute();
  await sql`
    insert into saved_list_lines (list_id, executive_id, position, article_id, client_id, quantity)
    select ${listId}, ${buyer.id}, given.place, a.id, given.client, given.quantity
    from unnest(
      ${lines.map(({ code }) => code)}::text[], ${lines.map(({ client }) => client)}::integer[],
      ${lines.map(({ quantity }) => quantity)}::integer[]
    ) with ordinality given(code, client, quantity, place)
      join articles a on upper(a.code) = upper(given.code)`.execute(trx);
}
