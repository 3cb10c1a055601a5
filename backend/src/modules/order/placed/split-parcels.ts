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

/** A backend without parcels moves the order, and leaves its parcels as they were. */
const ofOrder: Partial<Record<OrderState, SplitParcel['state']>> = {
  [orderStates.delivered]: 'arrived',
  [orderStates.returning]: 'arrived',
  [orderStates.refused]: 'returned',
};

const { sent, delivered, returning, refused } = orderStates;
const ofWhole: readonly OrderState[] = [sent, delivered, returning, refused];

/** Empty for an order of one parcel. One that will not be sent is not shown. */
export function toSplitParcels(state: OrderState, parcels: readonly ParcelRecord[]): SplitParcel[] {
  if (parcels.length < 2) return [];
  const wasSentWhole = ofWhole.includes(state) && parcels.every((parcel) => parcel.state === 'packed');
  return parcels.flatMap(({ position, state: stored, changedAt, dispatch, pieces }) => {
    if (stored === 'dropped') return [];
    const own = wasSentWhole ? 'left' : stored;
    const shown = own === 'left' ? (ofOrder[state] ?? own) : own;
    return [{ position, state: shown, at: changedAt, dispatch, lines: addUp(pieces) }];
  });
}

const addUp = (pieces: readonly Piece[]) =>
  [...Map.groupBy(pieces, ({ lineId }) => lineId)].map(([line, own]) => ({
    line,
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
