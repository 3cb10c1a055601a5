import { orderStates } from 'contract/codes.ts';
import { defaultLocale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { type Buyer, buyerOf } from '../../../shared/buyer.ts';
import { paymentDeadline } from '../../../shared/sale.ts';
import { correctInvoice } from '../../invoicing/invoices/issue-invoice.service.ts';
import { sumPromisedCharges } from '../../order/core/account-allowance.ts';
import { lockBuyer } from '../../order/core/buyers.repository.ts';
import { creditDueDate } from '../../order/core/campaigns.ts';
import { refundCardParts, sumPaidByCards } from '../../order/core/gift-card-parts.ts';
import { readCreditedCents, sumPaidByAccount } from '../../order/core/order-money.repository.ts';
import { findInHand, findOrderByNumber, type OrderRow } from '../../order/core/orders.repository.ts';
import { findCurrentOrder, listWaitingOrders, mostWaitingShown } from '../../order/core/waiting-orders.ts';
import { priceOrder } from '../../order/pricing/price-order.service.ts';
import { saleOf } from '../../order/pricing/sale.ts';
import { resolveDeliveryZone } from '../../order/terms/delivery-zone.ts';
import { checkoutFields } from '../review/checkout-fields.mapper.ts';
import {
  payByProvider,
  payLate,
  payWaitingOrders,
  readPlacedOrderAllowance,
  refundOrder,
  refundToAccount,
} from './apply-payment.service.ts';

const toPlacedOrder = (order: OrderRow) => ({
  id: order.id,
  number: order.number,
  state: order.state,
  tender: order.tender,
  totalCents: order.total_cents ?? 0,
  /** What the account pays of it, beside a provider or cash on delivery. */
  accountCents: order.balance_cents,
  cardCents: order.gift_card_cents,
  settledAt: order.settled_at,
  reservedUntil: order.reserved_until,
  deadline: paymentDeadline(order),
  changedAt: order.changed_at,
});

export type PayableOrder = ReturnType<typeof toPlacedOrder>;
/** With what the account already pays of it, and the most that it could. */
export type WaitingOrder = {
  number: string;
  dueCents: number;
  accountCents: number;
  cardCents: number;
  roomCents: number;
  reservedUntil: Date | null;
};
export type PayableOrders = typeof payableOrders;

/** Orders as payments need them. */
export const payableOrders = {
  /** The total of the order in hand, without a surcharge because no tender was chosen; null where there is none. */
  async readInHand(db: Db, buyer: Buyer, now: Date) {
    const order = await findInHand(db, buyer);
    if (!order) return null;
    const priced = await priceOrder(db, order, { buyer, locale: defaultLocale, now });
    return { sale: saleOf(priced) };
  },

  /** How the order in hand may be paid, or else the latest waiting order, and the method chosen for that one. */
  async readTerms(db: Db, buyer: Buyer, now: Date) {
    const order = await findCurrentOrder(db, buyer);
    if (!order) return null;
    const priced = await priceOrder(db, order, { buyer, locale: defaultLocale, now });
    const isPlaced = order.state === orderStates.pending;
    return {
      paymentMode: priced.moment.campaign.paymentMode,
      dueOn: creditDueDate(priced.moment.campaign),
      // No tender is chosen before confirming.
      waiting: isPlaced ? { tender: order.tender, sale: saleOf(priced) } : null,
    };
  },

  /** Refused with a reason where nothing is sent to. */
  findPlace: (db: Db, where: { country: string; postalCode: string | null }) =>
    resolveDeliveryZone(db, where, checkoutFields),

  /** The same total for a placed order, and its destination. */
  async readSale(db: Db, buyer: Buyer, number: string, now: Date) {
    const order = await findOrderByNumber(db, buyer, number);
    if (!order) return null;
    return { orderId: order.id, sale: saleOf(await priceOrder(db, order, { buyer, locale: defaultLocale, now })) };
  },

  async findPlaced(db: Db, buyer: Buyer, number: string) {
    const order = await findOrderByNumber(db, buyer, number);
    return order && toPlacedOrder(order);
  },

  readPlaced: async (db: Db, orderId: string) =>
    toPlacedOrder(await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()),

  /** Placed and not settled, the oldest first. */
  async listWaiting(db: Db, buyer: Buyer, now: Date): Promise<WaitingOrder[]> {
    const waiting: WaitingOrder[] = [];
    // One after the other, because in a transaction they share one connection.
    for (const order of await listWaitingOrders(db, buyer, mostWaitingShown))
      waiting.push({
        number: order.number ?? '',
        dueCents: (order.total_cents ?? 0) - order.balance_cents - order.gift_card_cents,
        accountCents: order.balance_cents,
        cardCents: order.gift_card_cents,
        roomCents: await readPlacedOrderAllowance(db, order, now),
        reservedUntil: paymentDeadline(order),
      });
    return waiting;
  },

  /** What the account will be charged for waiting orders. */
  readHeld: (db: Db, buyer: Buyer) => sumPromisedCharges(db, buyer),

  /** Taken before every other lock. */
  lockBuyer,
  pay: payByProvider,
  payLate,
  readBorne: sumPaidByAccount,
  refundToAccount,
  readPaidByCards: sumPaidByCards,
  readCredited: readCreditedCents,
  /** Back to the gift cards that paid a part, with the correction of the invoice. */
  async refundToCards(
    trx: Db,
    orderId: string,
    { outbox, ...back }: { cents: number; operatorId: string; now: Date; outbox: Kit['outbox'] },
  ): Promise<void> {
    await refundCardParts(trx, orderId, back);
    await correctInvoice(trx, orderId, { cents: back.cents, now: back.now, outbox });
  },
  readBuyer: async (db: Db, orderId: string): Promise<Buyer> =>
    buyerOf(
      await db
        .selectFrom('orders')
        .select(['executive_id', 'guest_id'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow(),
    ),
  refund: refundOrder,
  correctInvoice,
  release: payWaitingOrders,
};
