import type { HandoverWire } from 'contract/payment/schemas.ts';
import type { Db } from '../../../database/schema.ts';
import { absent } from '../../../shared/errors.ts';
import { readContact } from '../core/buyers.repository.ts';
import { listBookedPhones } from '../core/clients.repository.ts';
import { findNumbered } from '../core/draft.repository.ts';
import { type OrderView, priceOrder, viewOrder } from '../pricing/order.service.ts';
import type { Viewer } from '../pricing/viewer.ts';
import { type Charge, findCharge } from './charge.repository.ts';
import { type DroppedPiece, listDropped } from './dropped.ts';
import type { CheckoutPorts } from './summary.service.ts';

/** The placed order with its recipients. */
export type ConfirmedOrder = {
  view: OrderView;
  /** Telephones of the clients, for collecting. */
  phones: ReadonlyMap<number, string | null>;
  dropped: DroppedPiece[];
  payment: HandoverWire;
  charge: Charge | null;
  email: string | null;
};

export async function readConfirmed(
  db: Db,
  { rewards, payments }: Pick<CheckoutPorts, 'rewards' | 'payments'>,
  number: string,
  viewer: Viewer,
): Promise<ConfirmedOrder> {
  const order = await findNumbered(db, viewer.buyer, number);
  if (!order) throw absent();
  const priced = await priceOrder(db, order, viewer);
  const { email } = await readContact(db, viewer.buyer);
  return {
    view: await viewOrder(db, rewards, priced, viewer),
    phones: await listBookedPhones(db, viewer.buyer),
    dropped: await listDropped(db, order, viewer.now),
    payment: await payments.show(db, { orderId: order.id, tender: order.tender, dueCents: priced.totals.dueCents }),
    charge: await findCharge(db, viewer.buyer, order.id),
    email,
  };
}
