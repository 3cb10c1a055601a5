import { orderStates } from 'contract/codes.ts';
import { defaultLocale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import { type Buyer, ownedBy } from '../../../shared/buyer.ts';
import type { StockNews } from '../../catalogue/changes/publish.ts';
import { sumReserved } from '../core/account-allowance.ts';
import { lockBuyer } from '../core/buyers.repository.ts';
import { creditDueOn } from '../core/campaigns.ts';
import { findCurrent, findInHand, findNumbered, type OrderRow } from '../core/draft.repository.ts';
import { correctInvoice } from '../invoice/issue.service.ts';
import { priceOrder } from '../pricing/order.service.ts';
import { findPlace } from '../terms/place.ts';
import { sumTaken } from './ending.repository.ts';
import { fields } from './fields.mapper.ts';
import { allowanceOf, giveBackToAccount, payByProvider, payLate, refundOrder, releaseWaiting } from './paid.service.ts';
import { saleOf } from './sale.ts';

const toPlacedOrder = (order: OrderRow) => ({
  id: order.id,
  number: order.number,
  state: order.state,
  tender: order.tender,
  totalCents: order.total_cents ?? 0,
  /** What the account pays of it, beside a provider or cash on delivery. */
  accountCents: order.balance_cents,
  settledAt: order.settled_at,
  reservedUntil: order.reserved_until,
  changedAt: order.changed_at,
});

export type PlacedOrder = ReturnType<typeof toPlacedOrder>;
/** With what the account already pays of it, and the most that it could. */
export type WaitingOrder = { number: string; dueCents: number; accountCents: number; roomCents: number };
export type PayableOrders = ReturnType<typeof payableOrders>;

/** Orders as payments need them. */
export const payableOrders = (stockNews: StockNews) => ({
  /** The total of the order in hand, without a surcharge because no tender was chosen; null where there is none. */
  async readInHand(db: Db, buyer: Buyer, now: Date) {
    const order = await findInHand(db, buyer);
    if (!order) return null;
    const priced = await priceOrder(db, order, { buyer, locale: defaultLocale, now });
    return { sale: saleOf(priced) };
  },

  /** How the order in hand may be paid, or else the latest waiting order, and the method chosen for that one. */
  async readTerms(db: Db, buyer: Buyer, now: Date) {
    const order = await findCurrent(db, buyer);
    if (!order) return null;
    const priced = await priceOrder(db, order, { buyer, locale: defaultLocale, now });
    const isPlaced = order.state === orderStates.pending;
    return {
      paymentMode: priced.moment.campaign.paymentMode,
      dueOn: creditDueOn(priced.moment.campaign),
      // No tender is chosen before confirming.
      waiting: isPlaced ? { tender: order.tender, sale: saleOf(priced) } : null,
    };
  },

  /** Refused with a reason where nothing is sent to. */
  findPlace: (db: Db, where: { country: string; postalCode: string | null }) => findPlace(db, where, fields),

  /** The same total for a placed order, and its destination. */
  async readSale(db: Db, buyer: Buyer, number: string, now: Date) {
    const order = await findNumbered(db, buyer, number);
    if (!order) return null;
    return { orderId: order.id, sale: saleOf(await priceOrder(db, order, { buyer, locale: defaultLocale, now })) };
  },

  async findPlaced(db: Db, buyer: Buyer, number: string) {
    const order = await findNumbered(db, buyer, number);
    return order && toPlacedOrder(order);
  },

  readPlaced: async (db: Db, orderId: string) =>
    toPlacedOrder(await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()),

  /** Placed and not settled, the oldest first. */
  async listWaiting(db: Db, buyer: Buyer, now: Date): Promise<WaitingOrder[]> {
    const rows = await db
      .selectFrom('orders')
      .selectAll()
      .where(ownedBy(buyer))
      .where('state', '=', orderStates.pending)
      .where('settled_at', 'is', null)
      .orderBy('confirmed_at')
      .limit(20)
      .execute();
    const waiting: WaitingOrder[] = [];
    // One after the other, because in a transaction they share one connection.
    for (const order of rows)
      waiting.push({
        number: order.number ?? '',
        dueCents: (order.total_cents ?? 0) - order.balance_cents,
        accountCents: order.balance_cents,
        roomCents: await allowanceOf(db, order, now),
      });
    return waiting;
  },

  /** What the account will be charged for waiting orders. */
  readHeld: (db: Db, buyer: Buyer) => sumReserved(db, buyer),

  /** Taken before every other lock. */
  lockBuyer,
  pay: payByProvider,
  payLate: payLate(stockNews),
  readBorne: sumTaken,
  giveBackToAccount,
  refund: refundOrder,
  correctInvoice,
  release: releaseWaiting,
});
