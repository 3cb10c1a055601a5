import { orderStates } from 'contract/codes.ts';
import { findMove } from 'contract/order-state-machine.ts';
import type { HandoverWire, PaymentResultWire } from 'contract/payment/schemas.ts';
import type { Db } from '../../../database/schema.ts';
import { type Delivery, readDelivery } from '../../../shared/delivery/dispatch.repository.ts';
import { absent } from '../../../shared/errors.ts';
import type { Correction, Invoice, listInvoices } from '../../invoicing/invoices/invoices.repository.ts';
import { readContact } from '../core/buyers.repository.ts';
import { listBookedPhones } from '../core/clients.repository.ts';
import type { OrderPorts } from '../core/order-ports.ts';
import { findOrderByNumber, type OrderRow } from '../core/orders.repository.ts';
import { type OrderView, type PricedOrder, priceOrder, viewOrder } from '../pricing/price-order.service.ts';
import type { Viewer } from '../pricing/viewer.ts';
import { type AccountCharge, findAccountCharge } from './charge.repository.ts';
import { type DroppedPiece, listDroppedPieces } from './dropped-pieces.ts';
import { type HistoryEvent, listHistory } from './placed-orders.repository.ts';

/** Invoices are issued elsewhere, and shown with the order. */
export type PlacedPorts = OrderPorts & { invoices: { list: typeof listInvoices } };

/** Placed, without an agreement about its money yet. */
export const isHeld = ({ state, settled_at }: Pick<OrderRow, 'state' | 'settled_at'>): boolean =>
  state === orderStates.pending && settled_at === null;

export const isCancellable = ({ state }: Pick<OrderRow, 'state'>): boolean => findMove(state, 'cancel') !== null;

/** A placed order as its buyer reads it by account or link, with what became of its money and its parcel. */
export type PlacedOrderView = Delivery & {
  priced: PricedOrder;
  /** The payment that counts, then every other one that brought money. */
  payments: PaymentResultWire[];
  /** Its own invoice, once it has left, and the corrections of it. */
  invoices: (Invoice | Correction)[];
};

export async function readPlacedOrderView(
  db: Db,
  { payments, invoices }: PlacedPorts,
  number: string,
  viewer: Viewer,
): Promise<PlacedOrderView> {
  const priced = await pricePlacedOrder(db, number, viewer);
  const { id } = priced.order;
  return {
    priced,
    payments: await payments.resultsOf(db, id),
    invoices: await invoices.list(db, id),
    ...(await readDelivery(db, id)),
  };
}

async function pricePlacedOrder(db: Db, number: string, viewer: Viewer): Promise<PricedOrder> {
  const order = await findOrderByNumber(db, viewer.buyer, number);
  if (!order) throw absent();
  return priceOrder(db, order, viewer);
}

/** An executive's order with its history, and the telephones of the clients for collecting. */
export type OrderRecord = PlacedOrderView & OrderView & Pick<ConfirmedOrder, 'phones'> & { history: HistoryEvent[] };

export async function readOrderRecord(
  db: Db,
  ports: PlacedPorts,
  { campaign, number }: { campaign: string; number: string },
  viewer: Viewer,
): Promise<OrderRecord> {
  const view = await readPlacedOrderView(db, ports, number, viewer);
  const { id, campaign_code } = view.priced.order;
  if (campaign_code !== campaign) throw absent();
  return {
    ...view,
    ...(await viewOrder(db, ports.rewards, view.priced, viewer)),
    phones: await listBookedPhones(db, viewer.buyer),
    history: await listHistory(db, id),
  };
}

/** An executive's order just placed, and how paying it continues. */
export type ConfirmedOrder = OrderView & {
  phones: ReadonlyMap<number, string | null>;
  dropped: DroppedPiece[];
  payment: HandoverWire;
  charge: AccountCharge | null;
  email: string | null;
};

export async function readConfirmedOrder(
  db: Db,
  { rewards, payments }: OrderPorts,
  number: string,
  viewer: Viewer,
): Promise<ConfirmedOrder> {
  const priced = await pricePlacedOrder(db, number, viewer);
  const { order, totals } = priced;
  const { email } = await readContact(db, viewer.buyer);
  return {
    ...(await viewOrder(db, rewards, priced, viewer)),
    phones: await listBookedPhones(db, viewer.buyer),
    dropped: await listDroppedPieces(db, order, viewer.now),
    payment: await payments.show(db, { orderId: order.id, tender: order.tender, dueCents: totals.dueCents }),
    charge: await findAccountCharge(db, viewer.buyer, order.id),
    email,
  };
}
