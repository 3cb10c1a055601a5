import { orderStates } from 'contract/codes.ts';
import type { Db } from '../../../database/schema.ts';
import { type Buyer, ownedBy } from '../../../shared/buyer.ts';
import { findInHand, type OrderRow } from './orders.repository.ts';

/** Placed and not settled. */
const waiting = (db: Db, buyer: Buyer) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where(ownedBy(buyer))
    .where('state', '=', orderStates.pending)
    .where('settled_at', 'is', null);

/** The buyer's latest order that waits for its payment. */
export const findWaitingOrder = async (db: Db, buyer: Buyer): Promise<OrderRow | null> =>
  (await waiting(db, buyer).orderBy('confirmed_at', 'desc').limit(1).executeTakeFirst()) ?? null;

/** The most waiting orders that a page shows. */
export const mostWaitingShown = 20;

/** Placed and not settled, the oldest first. */
export const listWaitingOrders = (db: Db, buyer: Buyer, most: number | null = null): Promise<OrderRow[]> =>
  waiting(db, buyer)
    .orderBy('confirmed_at')
    .orderBy('number')
    .$if(most !== null, (query) => query.limit(most as number))
    .execute();

/** The order in hand, or else the latest waiting order. */
export const findCurrentOrder = async (db: Db, buyer: Buyer): Promise<OrderRow | null> =>
  (await findInHand(db, buyer)) ?? findWaitingOrder(db, buyer);
