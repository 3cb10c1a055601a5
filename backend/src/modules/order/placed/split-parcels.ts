import { type OrderState, orderStates } from 'contract/codes.ts';
import type { ParcelState } from '../../../database/tables/order.ts';
import type { Dispatch, ParcelRecord, Piece } from '../../../shared/delivery/dispatch.repository.ts';

/** One of several parcels, as its buyer sees it. */
export type SplitParcel = {
  position: number;
  state: ParcelState;
  at: Date;
  dispatch: Dispatch | null;
  lines: { line: number; quantity: number }[];
};

const { pending, paid, sent, delivered, returning, refused } = orderStates;
/** What became of a parcel that left. A backend without parcels moves the order, and leaves its parcels as they were. */
const ofOrder: Partial<Record<OrderState, ParcelRecord['state']>> = {
  [sent]: 'left',
  [delivered]: 'arrived',
  [returning]: 'arrived',
  [refused]: 'returned',
};

/** By a backend without parcels: this one sends an order only by the first parcel that leaves. */
export const isSentWhole = (order: OrderState, parcels: readonly Pick<ParcelRecord, 'state'>[]): boolean =>
  ofOrder[order] !== undefined && parcels.every(({ state }) => state === 'packed');

const sends: readonly OrderState[] = [pending, paid, sent, delivered, returning];

/** Parcels as they are where the whole order was sent, or where it ended before they left. */
export function followOrder(order: OrderState, parcels: readonly ParcelRecord[]): readonly ParcelRecord[] {
  const packed = isSentWhole(order, parcels) ? ofOrder[order] : sends.includes(order) ? undefined : 'dropped';
  return packed === undefined
    ? parcels
    : parcels.map((parcel) => (parcel.state === 'packed' ? { ...parcel, state: packed } : parcel));
}

/** Empty for an order of one parcel. */
export function toSplitParcels(order: OrderState, parcels: readonly ParcelRecord[]): SplitParcel[] {
  if (parcels.length < 2) return [];
  return followOrder(order, parcels).map(({ position, state, changedAt, dispatch, pieces }) => ({
    ...{ position, at: changedAt, dispatch, lines: addUp(pieces) },
    state: state === 'left' ? (ofOrder[order] ?? state) : state,
  }));
}

const addUp = (pieces: readonly Piece[]) =>
  [...Map.groupBy(pieces, ({ lineId }) => lineId)].map(([line, own]) => ({
    line,
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
