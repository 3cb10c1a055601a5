import { type OrderState, orderStates } from 'contract/codes.ts';
import type { Dispatch, ParcelRecord, Piece } from '../../../shared/delivery/dispatch.repository.ts';

/** One of several parcels, as its buyer sees it. */
export type SplitParcel = {
  position: number;
  state: 'packed' | 'left' | 'arrived' | 'returned';
  at: Date;
  dispatch: Dispatch | null;
  lines: { line: number; quantity: number }[];
};

const { sent, delivered, returning, refused } = orderStates;
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

/** Parcels as they are where the whole order was sent. */
export const followOrder = (order: OrderState, parcels: readonly ParcelRecord[]): readonly ParcelRecord[] =>
  isSentWhole(order, parcels)
    ? parcels.map((parcel) => ({ ...parcel, state: ofOrder[order] ?? parcel.state }))
    : parcels;

/** Empty for an order of one parcel. One that will not be sent is not shown. */
export function toSplitParcels(order: OrderState, parcels: readonly ParcelRecord[]): SplitParcel[] {
  if (parcels.length < 2) return [];
  return followOrder(order, parcels).flatMap(({ position, state: own, changedAt, dispatch, pieces }) => {
    const state = own === 'left' ? (ofOrder[order] ?? own) : own;
    return state === 'dropped' ? [] : [{ position, state, at: changedAt, dispatch, lines: addUp(pieces) }];
  });
}

const addUp = (pieces: readonly Piece[]) =>
  [...Map.groupBy(pieces, ({ lineId }) => lineId)].map(([line, own]) => ({
    line,
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
