import { type OrderState, orderStates } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import { isPaidOnDelivery } from 'contract/tenders.ts';
import type { Db } from '../../../database/schema.ts';
import { toPostal } from '../../../shared/delivery/postal.ts';
import { isExport } from '../../order/core/tax-zone.ts';
import { type ParcelContents, readParcelContents } from './parcel-contents.ts';
import { type ParcelHead, readParcelHeads } from './parcels.repository.ts';

const { pending, sent, delivered, returning } = orderStates;
const onTheWay: readonly OrderState[] = [sent, delivered, returning];

/** Whether a parcel may be sent, and what the carrier collects at the door; null once it has arrived. */
export type Clearance = 'collect' | 'nothingToCollect' | 'unpaid' | 'givenBack' | 'amountOpen' | 'ended' | null;

function toClearance({ state, toSend, tender, givenBack }: ParcelHead, isWithdrawn: boolean): Clearance {
  if (toSend || state === sent) {
    if (toSend && givenBack) return 'givenBack';
    if (!isPaidOnDelivery(tender)) return 'nothingToCollect';
    // The carrier would collect the whole amount for fewer pieces.
    return toSend && isWithdrawn ? 'amountOpen' : 'collect';
  }
  if (state === pending) return 'unpaid';
  return onTheWay.includes(state) ? null : 'ended';
}

/** A parcel with its contents and recipient. */
export type Parcel = Omit<ParcelHead, 'address' | 'shipping' | 'shippingCode'> &
  ParcelContents & {
    clearance: Clearance;
    hasLeft: boolean;
    /** One of several parcels of the order. */
    part?: { position: number; count: number };
    /** Of such a parcel: it is neither to be sent nor on its way. */
    isOver?: boolean;
    /** The shipping method in words; null if none was chosen. */
    method: string | null;
    addressLines: string[];
    notes: string | null;
    exported: boolean;
  };

const noParts: Parcel['parts'] = new Map();

/** In their current state, in the order of the ids. */
export async function readParcels(db: Db, ids: readonly string[], locale: Locale): Promise<Parcel[]> {
  const heads = await readParcelHeads(db, ids);
  const orders = heads.map(({ id, state }) => ({ id, hasLeft: onTheWay.includes(state) }));
  const contents = await readParcelContents(db, orders, locale);
  return heads.map((head): Parcel => {
    const { address, shipping, shippingCode, ...parcel } = head;
    const { groups = [], exceptions = [], pieces = 0, grams = 0, parts = noParts } = contents.get(head.id) ?? {};
    return {
      ...parcel,
      ...{ groups, exceptions, pieces, grams, parts },
      clearance: toClearance(
        head,
        exceptions.some(({ why }) => why === 'withdrawn'),
      ),
      hasLeft: onTheWay.includes(head.state),
      method: shipping?.name[locale] ?? shippingCode,
      addressLines: address ? toPostal(address) : [],
      notes: address?.notes ?? null,
      exported: address !== null && isExport(address.zone),
    };
  });
}

/** The parcels of an order one by one, each with its own contents; an order of one parcel as it is. */
export function splitParcel(parcel: Parcel): Parcel[] {
  if (parcel.parts.size === 0) return [parcel];
  const all = [...parcel.parts].toSorted(([one], [other]) => one - other);
  const count = Math.max(...parcel.parts.keys());
  return all.map(([position, part]) => ({ ...parcel, ...part, part: { position, count } }));
}

/** A parcel that must not be sent gets no packing slip. */
export const mayPrintSlip = ({ clearance }: Pick<Parcel, 'clearance'>) =>
  clearance === 'collect' || clearance === 'nothingToCollect';
