import { createHash } from 'node:crypto';
import { destinations, type OrderState, orderStates, type TenderCode } from 'contract/codes.ts';
import type { OrderEvent } from 'contract/order-state-machine.ts';
import { isPaidOnDelivery } from 'contract/tenders.ts';
import type { ParcelState } from '../../../database/tables/order.ts';
import type { Piece } from '../../../shared/delivery/dispatch.repository.ts';
import type { OrderRow } from '../../order/core/orders.repository.ts';

/** What is reported of one parcel. `drop`: it will not be sent, although another one of its order has left. */
export type ParcelStep = 'send' | 'arrive' | 'return' | 'drop';

export const stateAfter = {
  send: 'left',
  arrive: 'arrived',
  return: 'returned',
  drop: 'dropped',
} as const satisfies Record<ParcelStep, ParcelState>;

export type OrderProgress = { state: OrderState; toSend: boolean };

const { sent, delivered } = orderStates;
const isOpen = (state: ParcelState) => state === 'packed' || state === 'left';
const hasLeft = (state: ParcelState) => state !== 'packed' && state !== 'dropped';

/**
 * The steps possible now, the most frequent first. A packed parcel may also leave after delivery, because a backend that
 * does not know parcels delivers the whole order.
 */
export function listParcelSteps({ state, toSend }: OrderProgress, parcel: ParcelState): ParcelStep[] {
  if (toSend) return parcel === 'packed' ? ['send'] : [];
  if (state !== sent && state !== delivered) return [];
  if (parcel === 'packed') return ['send', 'drop'];
  return parcel === 'left' ? ['arrive', 'return'] : [];
}

/**
 * What becomes of the order when its parcels change: the first that leaves sends it, the last that arrives delivers it,
 * and if none of those that left was accepted, it is refused.
 */
export function nextOrderEvent(
  before: readonly ParcelState[],
  now: readonly ParcelState[],
): Extract<OrderEvent, 'send' | 'deliver' | 'refuse'> | null {
  if (!before.some(hasLeft) && now.some(hasLeft)) return 'send';
  if (!before.some(isOpen) || now.some(isOpen)) return null;
  return now.includes('arrived') ? 'deliver' : 'refuse';
}

type Splittable = { toSend: boolean; tender: TenderCode | null; delivery: OrderRow['delivery_to'] };

/**
 * Cash is collected once, a parcel to a client holds that client's goods alone, and a part of what only the account paid
 * cannot be refunded: those stay one parcel.
 */
export const maySplit = ({ toSend, tender, delivery }: Splittable): boolean =>
  toSend && tender !== null && !isPaidOnDelivery(tender) && delivery === destinations.executive;

const mostParcels = 20;
const isSame = (one: Piece, other: Piece) => one.lineId === other.lineId && one.warehouse === other.warehouse;

/**
 * Takes pieces out of packed parcels and packs them into a new one; a parcel that is left empty goes. Null where the
 * pieces are not there, where nothing would change, and beyond twenty parcels.
 */
export function planSplit(
  parcels: readonly (readonly Piece[])[],
  taken: readonly (Piece & { from: number })[],
): Piece[][] | null {
  const rest = parcels.map((pieces) => pieces.map((piece) => ({ ...piece })));
  const added: Piece[] = [];
  for (const { from, ...wanted } of taken) {
    const source = rest[from]?.find((piece) => isSame(piece, wanted));
    if (!source || wanted.quantity < 1 || wanted.quantity > source.quantity) return null;
    source.quantity -= wanted.quantity;
    const known = added.find((piece) => isSame(piece, wanted));
    if (known) known.quantity += wanted.quantity;
    else added.push(wanted);
  }
  const filled = rest.map((pieces) => pieces.filter(({ quantity }) => quantity > 0));
  const sources = new Set(taken.map(({ from }) => from));
  const isMoved = sources.size > 1 || [...sources].some((from) => (filled[from]?.length ?? 0) > 0);
  const split = [...filled, added].filter((pieces) => pieces.length > 0);
  return isMoved && split.length <= mostParcels ? split : null;
}

/** All pieces in one parcel again. */
export const joinParcels = (parcels: readonly (readonly Piece[])[]): Piece[] =>
  parcels.flat().reduce<Piece[]>((all, piece) => {
    const known = all.find((each) => isSame(each, piece));
    if (known) known.quantity += piece.quantity;
    else all.push({ ...piece });
    return all;
  }, []);

const writePieces = (pieces: readonly Piece[]): string =>
  joinParcels([pieces])
    .map(({ lineId, warehouse, quantity }) => `${lineId} ${warehouse} ${quantity}`)
    .sort()
    .join();

/** Whether two lists have the same pieces, in any order. */
export const arePiecesEqual = (one: readonly Piece[], other: readonly Piece[]): boolean =>
  writePieces(one) === writePieces(other);

/** By it a form says which contents its operator saw: the same text as long as these parcels hold the same pieces. */
export const fingerprintOf = (parcels: readonly (readonly Piece[])[]): string =>
  createHash('sha256')
    .update(JSON.stringify(parcels.map(writePieces)))
    .digest('base64url')
    .slice(0, 22);
