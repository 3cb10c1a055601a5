import type { HandoverWire } from 'contract/schemas/payment.ts';
import type { Db } from '../../../database/schema.ts';
import { absent } from '../../../shared/errors.ts';
import { readContact } from '../book/buyers.repository.ts';
import { listBookedPhones } from '../book/clients.repository.ts';
import { findNumbered } from '../book/draft.repository.ts';
import type { CheckoutPorts } from '../ports.ts';
import { standOrder, type ToldOrder, tellOrder } from '../standing/order.service.ts';
import type { Viewer } from '../standing/viewer.ts';
import { type Charge, findCharge } from './charge.repository.ts';
import { type Dropped, listDropped } from './dropped.ts';

/** The order as it was agreed, and what goes to whom. */
export type Confirmed = {
  told: ToldOrder;
  /** Of her clients, to collect by. */
  phones: ReadonlyMap<number, string | null>;
  dropped: Dropped[];
  payment: HandoverWire;
  charge: Charge | null;
  email: string | null;
};

export async function readConfirmed(
  db: Db,
  { rewards, payments }: Pick<CheckoutPorts, 'rewards' | 'payments'>,
  number: string,
  viewer: Viewer,
): Promise<Confirmed> {
  const order = await findNumbered(db, viewer.buyer, number);
  if (!order) throw absent();
  const standing = await standOrder(db, order, viewer);
  const { email } = await readContact(db, viewer.buyer);
  return {
    told: await tellOrder(db, rewards, standing, viewer),
    phones: await listBookedPhones(db, viewer.buyer),
    dropped: await listDropped(db, order, viewer.now),
    payment: await payments.show(db, { orderId: order.id, tender: order.tender, dueCents: standing.totals.dueCents }),
    charge: await findCharge(db, viewer.buyer, order.id),
    email,
  };
}
