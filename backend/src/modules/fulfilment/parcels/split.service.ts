import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import { listParcelsOfOrder, type Piece } from '../../../shared/delivery/dispatch.repository.ts';
import { absent, conflict } from '../../../shared/errors.ts';
import { toUuid } from '../../../shared/ids.ts';
import type { OrderRow } from '../../order/core/orders.repository.ts';
import { byOf, type FulfilmentContext, isToSend, withLockedOrder } from './fulfilment-steps.ts';
import { listOrdered, type ParcelLine } from './order-contents.ts';
import { fingerprintOf, joinParcels, maySplit, planSplit } from './parcel-rules.ts';
import { addParcelEvent, ensureParcels, packParcels, readPacking } from './parcels.repository.ts';

/** Pieces that may go into another parcel, and the parcel that they are in, from 0. */
type PackedPiece = ParcelLine & Piece & { from: number };
type Packing = { number: string; pieces: PackedPiece[]; parcels: number; seen: string };

const isSplittable = (order: OrderRow) =>
  maySplit({ toSend: isToSend(order), tender: order.tender, delivery: order.delivery_to });

/** What the form offers; a conflict where the order cannot be split. */
export async function readPackedOrder(db: Db, id: string, locale: Locale): Promise<Packing> {
  const order =
    toUuid(id) === null ? undefined : await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (!order?.number) throw absent();
  const packing = isSplittable(order) ? await readPacking(db, id, await listParcelsOfOrder(db, id)) : null;
  if (packing === null) throw conflict();
  const ordered = new Map((await listOrdered(db, [id])).map((row) => [row.lineId, row]));
  const pieces = packing.parcels.flatMap((parcel, from) =>
    parcel.flatMap((piece) => {
      const row = ordered.get(piece.lineId);
      if (!row) return [];
      const { code, name, color, size, client, kind } = row;
      return [{ code, name: name[locale], color: color[locale], size, client, kind, ...piece, from }];
    }),
  );
  return { number: order.number, pieces, parcels: packing.parcels.length, seen: fingerprintOf(packing.parcels) };
}

/** `seen`: the fingerprint of the contents of all parcels that the operator saw. */
type Packer = { operatorId: string; seen: string };

/** Packs the order anew, if its parcels still hold what was seen. */
const pack = (
  office: FulfilmentContext,
  id: string,
  { operatorId, seen }: Packer,
  plan: (parcels: Piece[][]) => Piece[][] | null,
): Promise<void> =>
  withLockedOrder(office, toUuid(id), async (trx, order) => {
    if (!isSplittable(order)) throw conflict();
    const parcels = await ensureParcels(trx, order, office.now());
    const packed = parcels.map(({ pieces }) => pieces);
    const planned = seen === fingerprintOf(packed) ? plan(packed) : null;
    const [first] = parcels;
    if (planned === null || !first) throw conflict();
    await packParcels(trx, id, planned, office.now());
    await addParcelEvent(trx, first.id, 'pack', { ...byOf(office, { operatorId, reason: '' }), operatorId });
  });

export const splitOrder = (
  office: FulfilmentContext,
  id: string,
  { taken, ...packer }: Packer & { taken: readonly (Piece & { from: number })[] },
): Promise<void> => pack(office, id, packer, (parcels) => planSplit(parcels, taken));

export const joinOrder = (office: FulfilmentContext, id: string, packer: Packer): Promise<void> =>
  pack(office, id, packer, (parcels) => (parcels.length > 1 ? [joinParcels(parcels)] : null));
