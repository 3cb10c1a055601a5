import { destinations, orderStates, type TenderCode } from 'contract/codes.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { OrderTables, Warehouse } from '../../../database/tables/order.ts';
import { accountIdOf, type Buyer, buyerOf, ownedBy, ownerColumns } from '../../../shared/buyer.ts';
import { absent, Refusal } from '../../../shared/errors.ts';
import { lockBuyer } from './buyers.repository.ts';

/** An order in any state: the draft in hand, a draft put aside, or a placed one. */
export type OrderRow = Selectable<OrderTables['orders']>;

export type LineRow = Pick<
  Selectable<OrderTables['order_lines']>,
  | 'id'
  | 'order_id'
  | 'type'
  | 'article_id'
  | 'client_id'
  | 'quantity'
  | 'note'
  | 'seen_cents'
  | 'fixed_cents'
  | 'unit_cents'
  | 'unit_points'
  | 'vat_rate'
> & {
  client_name: string | null;
  omitted: boolean;
  /** The warehouse where its pieces are reserved; null before that. */
  reserved_in: Warehouse | null;
};

export async function findInHand(db: Db, buyer: Buyer): Promise<OrderRow | null> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where(ownedBy(buyer))
    .where('in_hand', '=', true)
    .executeTakeFirst();
  return row ?? null;
}

/** The order in hand, for a change: refused if it was changed since the caller read it. */
export async function requireInHand(trx: Db, buyer: Buyer, version?: number): Promise<OrderRow> {
  await lockBuyer(trx, buyer);
  const order = await findInHand(trx, buyer);
  if (!order) throw absent();
  assertVersion(order, version);
  return order;
}

/** The error names the current version in `campos`. */
export function assertVersion(order: OrderRow, version: number | undefined): void {
  if (version !== undefined && version !== order.version)
    throw new Refusal(409, 'error.conflict', { version: String(order.version) });
}

/** Unique among all orders of the buyer, so that a page of another order stays stale even if the two look alike. */
const freshVersion = (buyer: Buyer) => sql<number>`(
  select coalesce(max(version), 0) + 1 from orders where ${ownedBy(buyer)})`;

export async function openDraft(trx: Db, buyer: Buyer, campaign: string, now: Date): Promise<OrderRow> {
  return trx
    .insertInto('orders')
    .values({
      ...ownerColumns(buyer),
      campaign_code: campaign,
      state: orderStates.draft,
      in_hand: true,
      version: freshVersion(buyer),
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Every change ends with this. If the order's campaign has closed meanwhile, it moves to the current one. */
export async function touchOrder(trx: Db, orderId: string, campaign: string, now: Date): Promise<void> {
  await trx
    .updateTable('orders')
    .set((row) => ({
      version: sql<number>`${row.ref('version')} + 1`,
      changed_at: now,
      campaign_code: campaign,
    }))
    .where('id', '=', orderId)
    .execute();
}

/** Lines of one or more orders, in the order in which they came. */
export async function listLines(db: Db, orderIds: readonly string[]): Promise<LineRow[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<LineRow>`
    select l.id, l.order_id, l.type, l.article_id, l.client_id, l.quantity, l.note, l.seen_cents, l.fixed_cents,
      l.unit_cents, l.unit_points, l.vat_rate, b.name as client_name, o.client_id is not null as omitted,
      (
        select r.warehouse from reservations r
        where r.line_id = l.id and r.released_at is null
        order by r.warehouse = 'Bodega central' desc
        limit 1
      ) as reserved_in
    from order_lines l
      left join client_book b on b.id = l.client_id
      left join order_omissions o on o.order_id = l.order_id and o.client_id = l.client_id
    where l.order_id = any(${orderIds}::uuid[])
    order by l.id`.execute(db);
  return rows;
}

/** A sales line of a draft as it is written. */
export type DraftLine = Pick<LineRow, 'article_id' | 'client_id' | 'quantity' | 'note' | 'seen_cents'>;

/** Writes sales lines: a line of the same article and client is replaced. */
export async function putLines(trx: Db, order: OrderRow, changes: readonly DraftLine[]): Promise<void> {
  if (changes.length === 0) return;
  const column = <K extends keyof DraftLine>(name: K) => changes.map((change) => change[name]);
  await sql`
    insert into order_lines (order_id, executive_id, guest_id, article_id, client_id, quantity, note, seen_cents)
    select ${order.id}, ${order.executive_id}::uuid, ${order.guest_id}::uuid, given.article, given.client, given.quantity, given.note, given.seen
    from unnest(
      ${column('article_id')}::integer[], ${column('client_id')}::integer[], ${column('quantity')}::integer[],
      ${column('note')}::text[], ${column('seen_cents')}::integer[]
    ) with ordinality given(article, client, quantity, note, seen, place)
    order by given.place
    on conflict (order_id, article_id, client_id) where type = 'VENTA' do update set
      quantity = excluded.quantity, note = excluded.note, seen_cents = excluded.seen_cents`.execute(trx);
}

/** Moves a line, which keeps its id and position. */
export async function moveLine(
  trx: Db,
  order: OrderRow,
  lineId: number,
  { article_id, client_id }: Pick<DraftLine, 'article_id' | 'client_id'>,
): Promise<void> {
  await trx
    .updateTable('order_lines')
    .set({ article_id, client_id })
    .where('order_id', '=', order.id)
    .where('id', '=', lineId)
    .execute();
}

/** Returns how many there were. */
export async function removeLines(trx: Db, order: OrderRow, lineIds: readonly number[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('order_lines')
    .where('order_id', '=', order.id)
    .where(sql<boolean>`id = any(${lineIds}::bigint[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** An order without lines has no delivery, so the next line starts with the executive's own address. */
export async function clearDelivery(trx: Db, orderId: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ address_id: null, delivery_to: destinations.executive, shipping_code: null, shipping_seen_cents: null })
    .set({ partial: false, discreet: false })
    .where('id', '=', orderId)
    .where(sql<boolean>`not exists (select from order_lines l where l.order_id = orders.id)`)
    .execute();
}

/** Returns whether anything changed. */
export async function setClientOmitted(trx: Db, order: OrderRow, clientId: number, omit: boolean): Promise<boolean> {
  if (omit) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('order_omissions')
      .values({ order_id: order.id, executive_id: accountIdOf(buyerOf(order)), client_id: clientId })
      .onConflict((clash) => clash.columns(['order_id', 'client_id']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numDeletedRows } = await trx
    .deleteFrom('order_omissions')
    .where('order_id', '=', order.id)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function listDrafts(db: Db, buyer: Buyer): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where(ownedBy(buyer))
    .where('state', '=', orderStates.draft)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Puts aside the current order in hand first, because there is never a second one. */
export async function putInHand(trx: Db, buyer: Buyer, orderId: string | null): Promise<void> {
  await trx.updateTable('orders').set({ in_hand: false }).where(ownedBy(buyer)).where('in_hand', '=', true).execute();
  if (orderId === null) return;
  await trx
    .updateTable('orders')
    .set({ in_hand: true, version: freshVersion(buyer) })
    .where(ownedBy(buyer))
    .where('id', '=', orderId)
    .execute();
}

/** A confirmed order of this buyer by its number. */
export async function findOrderByNumber(db: Db, buyer: Buyer, number: string): Promise<OrderRow | null> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .where(ownedBy(buyer))
    .executeTakeFirst();
  return row ?? null;
}

/** A confirmed order by its number, if this advisor looks after its executive. */
export async function findAdvisedOrder(db: Db, advisorId: string, number: string): Promise<OrderRow | null> {
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('assignments as g', 'g.executive_id', 'o.executive_id')
    .selectAll('o')
    .where('o.number', '=', number)
    .where('g.advisor_id', '=', advisorId)
    .executeTakeFirst();
  return row ?? null;
}

/** What the buyer chose in the last confirmed order. */
export type LastChoices = { shipping: string | null; tender: TenderCode | null };

export async function findLastChoices(db: Db, buyer: Buyer): Promise<LastChoices> {
  const row = await db
    .selectFrom('orders')
    .select(['shipping_code as shipping', 'tender'])
    .where(ownedBy(buyer))
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? { shipping: null, tender: null };
}
