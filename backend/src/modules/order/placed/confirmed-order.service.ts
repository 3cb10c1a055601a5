import type { HandoverWire } from 'contract/payment/schemas.ts';
import type { Db } from '../../../database/schema.ts';
import { absent } from '../../../shared/errors.ts';
import { readContact } from '../core/buyers.repository.ts';
import { listBookedPhones } from '../core/clients.repository.ts';
import type { OrderPorts } from '../core/order-ports.ts';
import { findOrderByNumber } from '../core/orders.repository.ts';
import { type OrderView, priceOrder, viewOrder } from '../pricing/price-order.service.ts';
import type { Viewer } from '../pricing/viewer.ts';
import { type AccountCharge, findAccountCharge } from './charge.repository.ts';
import { type DroppedPiece, listDroppedPieces } from './dropped-pieces.ts';

/** The placed order with its recipients. */
export type ConfirmedOrder = {
  view: OrderView;
  /** Telephones of the clients, for collecting. */
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
  const order = await findOrderByNumber(db, viewer.buyer, number);
  if (!order) throw absent();
  const priced = await priceOrder(db, order, viewer);
  const { email } = await readContact(db, viewer.buyer);
  return {
    view: await viewOrder(db, rewards, priced, viewer),
    phones: await listBookedPhones(db, viewer.buyer),
    dropped: await listDroppedPieces(db, order, viewer.now),
    payment: await payments.show(db, { orderId: order.id, tender: order.tender, dueCents: priced.totals.dueCents }),
    charge: await findAccountCharge(db, viewer.buyer, order.id),
    email,
  };
}
