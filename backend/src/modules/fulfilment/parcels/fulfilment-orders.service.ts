import { type OrderState, orderStates } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import { isPaidOnDelivery } from 'contract/tenders.ts';
import type { Db } from '../../../database/schema.ts';
import { toPostal } from '../../../shared/delivery/postal.ts';
import { isExport } from '../../order/core/tax-zone.ts';
import { type FulfilmentOrderHead, readFulfilmentOrderHeads } from './fulfilment-orders.repository.ts';
import { type OrderContents, readOrderContents } from './order-contents.ts';

const { pending, sent, delivered, returning } = orderStates;
const onTheWay: readonly OrderState[] = [sent, delivered, returning];

/** Whether an order may be sent, and what the carrier collects at the door; null once it has arrived. */
export type Clearance = 'collect' | 'nothingToCollect' | 'unpaid' | 'givenBack' | 'amountOpen' | 'ended' | null;

function toClearance({ state, toSend, tender, givenBack }: FulfilmentOrderHead, isWithdrawn: boolean): Clearance {
  if (toSend || state === sent) {
    if (toSend && givenBack) return 'givenBack';
    if (!isPaidOnDelivery(tender)) return 'nothingToCollect';
    // The carrier would collect the whole amount for fewer pieces.
    return toSend && isWithdrawn ? 'amountOpen' : 'collect';
  }
  if (state === pending) return 'unpaid';
  return onTheWay.includes(state) ? null : 'ended';
}

/** A placed order with its contents, its recipient, and whether it may leave. */
export type FulfilmentOrder = Omit<FulfilmentOrderHead, 'address' | 'shipping' | 'shippingCode'> &
  OrderContents & {
    clearance: Clearance;
    hasLeft: boolean;
    /** Where it stands for one of its parcels. */
    parcel?: { position: number; count: number };
    /** Of such a parcel: it is neither to be sent nor on its way. */
    isOver?: boolean;
    /** The shipping method in words; null if none was chosen. */
    method: string | null;
    addressLines: string[];
    notes: string | null;
    exported: boolean;
  };

const noParcels: FulfilmentOrder['parcels'] = new Map();

/** In their current state, in the order of the ids. */
export async function readFulfilmentOrders(db: Db, ids: readonly string[], locale: Locale): Promise<FulfilmentOrder[]> {
  const heads = await readFulfilmentOrderHeads(db, ids);
  const orders = heads.map(({ id, state }) => ({ id, hasLeft: onTheWay.includes(state) }));
  const contents = await readOrderContents(db, orders, locale);
  return heads.map((head): FulfilmentOrder => {
    const { address, shipping, shippingCode, ...order } = head;
    const { groups = [], exceptions = [], pieces = 0, grams = 0, parcels = noParcels } = contents.get(head.id) ?? {};
    return {
      ...order,
      ...{ groups, exceptions, pieces, grams, parcels },
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
export function divideIntoParcels(order: FulfilmentOrder): FulfilmentOrder[] {
  if (order.parcels.size === 0) return [order];
  const all = [...order.parcels].toSorted(([one], [other]) => one - other);
  const count = Math.max(...order.parcels.keys());
  return all.map(([position, parcel]) => ({ ...order, ...parcel, parcel: { position, count } }));
}

/** What must not be sent gets no packing slip. */
export const mayPrintSlip = ({ clearance }: Pick<FulfilmentOrder, 'clearance'>) =>
  clearance === 'collect' || clearance === 'nothingToCollect';
