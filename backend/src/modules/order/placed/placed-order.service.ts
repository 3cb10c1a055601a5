import { orderStates } from 'contract/codes.ts';
import { findMove } from 'contract/order-state-machine.ts';
import type { PaymentResultWire } from 'contract/payment/schemas.ts';
import type { Db } from '../../../database/schema.ts';
import { type Dispatch, findDispatch } from '../../../shared/delivery/dispatch.repository.ts';
import { absent } from '../../../shared/errors.ts';
import type { Correction, Invoice, listInvoices } from '../../invoicing/invoices/invoices.repository.ts';
import type { OrderPorts } from '../core/order-ports.ts';
import type { OrderRow } from '../core/orders.repository.ts';
import type { Viewer } from '../pricing/viewer.ts';
import { type ConfirmedOrder, readConfirmedOrder } from './confirmed-order.service.ts';
import { type HistoryEvent, listHistory } from './placed-orders.repository.ts';

/** Invoices are issued elsewhere, and shown with the order. */
export type PlacedPorts = OrderPorts & { invoices: { list: typeof listInvoices } };

/** Placed, without an agreement about its money yet. */
export const isHeld = ({ state, settled_at }: Pick<OrderRow, 'state' | 'settled_at'>): boolean =>
  state === orderStates.pending && settled_at === null;

export const isCancellable = ({ state }: Pick<OrderRow, 'state'>): boolean => findMove(state, 'cancel') !== null;

/** An order as agreed, with its history and payments. */
export type OrderRecord = {
  confirmed: ConfirmedOrder;
  history: HistoryEvent[];
  payments: PaymentResultWire[];
  /** Its own invoice, once it has left, and the corrections of it. */
  invoices: (Invoice | Correction)[];
  /** Once it has left. */
  dispatch: Dispatch | null;
};

export async function readPlacedOrder(
  db: Db,
  { rewards, payments, invoices }: PlacedPorts,
  { campaign, number }: { campaign: string; number: string },
  viewer: Viewer,
): Promise<OrderRecord> {
  const confirmed = await readConfirmedOrder(db, { rewards, payments }, number, viewer);
  const { order } = confirmed.view.priced;
  if (order.campaign_code !== campaign) throw absent();
  return {
    confirmed,
    history: await listHistory(db, order.id),
    payments: await payments.resultsOf(db, order.id),
    invoices: await invoices.list(db, order.id),
    dispatch: await findDispatch(db, order.id),
  };
}
