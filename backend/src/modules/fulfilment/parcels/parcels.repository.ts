import { orderStates } from 'contract/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import { toShopDate } from '../../../shared/dates.ts';
import { listParcelsOfOrder, type ParcelRecord, type Piece } from '../../../shared/delivery/dispatch.repository.ts';
import type { OrderRow } from '../../order/core/orders.repository.ts';
import { isSentWhole } from '../../order/placed/split-parcels.ts';
import { arePiecesEqual, joinParcels, type ParcelStep, stateAfter } from './parcel-rules.ts';

type ParcelOrder = Pick<OrderRow, 'id' | 'state' | 'changed_at'>;

const listReserved = (db: Db, orderId: string): Promise<Piece[]> =>
  db
    .selectFrom('reservations')
    .select(['line_id as lineId', 'warehouse', 'quantity'])
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .execute();

const isPacked = ({ state }: Pick<ParcelRecord, 'state'>) => state === 'packed';

type Packing = { parcels: Piece[][]; isStored: boolean };

/** What is packed where; null once a parcel was sent or dropped. */
export async function readPacking(db: Db, orderId: string, stored: readonly ParcelRecord[]): Promise<Packing | null> {
  if (stored.some((parcel) => !isPacked(parcel))) return null;
  const reserved = await listReserved(db, orderId);
  const packed = stored.map(({ pieces }) => pieces);
  const isStored = stored.length > 0 && arePiecesEqual(joinParcels(packed), reserved);
  return { parcels: isStored ? packed : [reserved], isStored };
}

/**
 * The parcels of an order, written down at the first step: one of everything reserved for it, or what a backend without
 * parcels sent as parcels that left. Parcels that no longer hold what is reserved are packed anew. The caller has locked the
 * buyer.
 */
export async function ensureParcels(trx: Db, order: ParcelOrder, now: Date): Promise<ParcelRecord[]> {
  const stored = await listParcelsOfOrder(trx, order.id);
  const packing = await readPacking(trx, order.id, stored);
  if (packing === null) return stored;
  const wasSentWhole = isSentWhole(order.state, stored);
  if (packing.isStored && !wasSentWhole) return stored;
  if (!packing.isStored) await packParcels(trx, order.id, packing.parcels, now);
  if (wasSentWhole) await adoptDispatch(trx, order);
  return listParcelsOfOrder(trx, order.id);
}

/** Without a recorded dispatch, it left when the order was marked as sent. */
async function adoptDispatch(trx: Db, { id, state, changed_at }: ParcelOrder): Promise<void> {
  await sql`
    update parcels p set state = ${state === orderStates.sent ? 'left' : 'arrived'},
      left_on = coalesce(d.left_on, ${toShopDate(changed_at)}::date), carrier_code = d.carrier_code, tracking = d.tracking
    from orders o left join dispatches d on d.order_id = o.id
    where o.id = ${id} and p.order_id = o.id`.execute(trx);
}

/** Packs an order of which nothing has left: its parcels, in this order, and no others. */
export async function packParcels(trx: Db, orderId: string, parcels: readonly Piece[][], now: Date): Promise<void> {
  await trx.deleteFrom('parcels').where('order_id', '=', orderId).where('position', '>', parcels.length).execute();
  for (const [at, pieces] of parcels.entries()) {
    const { id } = await trx
      .insertInto('parcels')
      .values({
        order_id: orderId,
        position: at + 1,
        left_on: null,
        carrier_code: null,
        tracking: null,
        changed_at: now,
      })
      .onConflict((clash) => clash.columns(['order_id', 'position']).doUpdateSet({ changed_at: now }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('parcel_lines').where('parcel_id', '=', id).execute();
    if (pieces.length === 0) continue;
    await trx
      .insertInto('parcel_lines')
      .values(pieces.map(({ lineId, ...piece }) => ({ parcel_id: id, line_id: lineId, ...piece })))
      .execute();
  }
}

export async function listParcelEvents(db: Db, orderId: string) {
  return db
    .selectFrom('parcel_events as e')
    .innerJoin('parcels as p', 'p.id', 'e.parcel_id')
    .innerJoin('operators as u', 'u.id', 'e.operator_id')
    .select(['p.position', 'e.step', 'e.at', 'e.reason', 'u.name as operator'])
    .where('p.order_id', '=', orderId)
    .orderBy('e.id')
    .execute();
}

type ParcelEvent = { operatorId: string; reason: string | null; now: Date };

export const addParcelEvent = (
  trx: Db,
  parcelId: string,
  step: ParcelStep | 'pack',
  { operatorId, reason, now }: ParcelEvent,
) =>
  trx
    .insertInto('parcel_events')
    .values({ parcel_id: parcelId, step, operator_id: operatorId, reason, at: now })
    .execute();

export type ParcelDispatch = { left_on: string; carrier_code: string | null; tracking: string | null };

/** `dispatch` of a parcel that leaves. */
export async function saveParcelStep(
  trx: Db,
  parcelId: string,
  { step, dispatch, ...event }: ParcelEvent & { step: ParcelStep; dispatch: ParcelDispatch | null },
): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ state: stateAfter[step], changed_at: event.now, ...dispatch })
    .where('id', '=', parcelId)
    .execute();
  await addParcelEvent(trx, parcelId, step, event);
}
