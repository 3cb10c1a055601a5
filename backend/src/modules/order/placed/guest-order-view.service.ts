import { findMove } from 'contract/order-state-machine.ts';
import type { Db } from '../../../database/schema.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { type Dispatch, findArrival, findDispatch } from '../../../shared/delivery/dispatch.repository.ts';
import { readGuest } from '../core/guests.repository.ts';
import { type PricedOrder, priceOrder } from '../pricing/price-order.service.ts';
import type { Viewer } from '../pricing/viewer.ts';

/** A guest's order, viewed again by its link. */
export type GuestOrderView = {
  priced: PricedOrder;
  guest: Awaited<ReturnType<typeof readGuest>>;
  /** It has not left the warehouse, and has not ended. */
  cancellable: boolean;
  /** The last day to withdraw; null until its arrival is known. */
  withdrawUntil: string | null;
  /** Once it has left. */
  dispatch: Dispatch | null;
};

export async function readGuestOrderView(
  db: Db,
  id: string,
  at: Pick<Viewer, 'locale' | 'now'>,
): Promise<GuestOrderView> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const viewer: Viewer = { buyer: buyerOf(order), ...at };
  const arrival = await findArrival(db, order.id);
  return {
    priced: await priceOrder(db, order, viewer),
    guest: await readGuest(db, viewer.buyer.id),
    cancellable: findMove(order.state, 'cancel') !== null,
    withdrawUntil: arrival?.lastDay ?? null,
    dispatch: await findDispatch(db, order.id),
  };
}
