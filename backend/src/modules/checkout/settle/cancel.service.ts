import { orderStates } from 'contract/codes.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { type Buyer, buyerOf } from '../../../shared/buyer.ts';
import { absent, conflict, invalid } from '../../../shared/errors.ts';
import { queueStockChanges } from '../../../shared/queue-stock-changes.ts';
import { lockBuyer, refundAccountOf } from '../../order/core/buyers.repository.ts';
import { changeOrderState, StateChangeRefused } from '../../order/core/change-order-state.ts';
import { refundCardParts, sumPaidByCards } from '../../order/core/gift-card-parts.ts';
import { type OrderActor, shopActor } from '../../order/core/order-actor.ts';
import {
  isPaymentAwaited,
  isPaymentNotAwaited,
  readCreditOfCards,
  sumPaidByAccount,
} from '../../order/core/order-money.repository.ts';
import { findAdvisedOrder, findInHand, findOrderByNumber, type OrderRow } from '../../order/core/orders.repository.ts';
import { releaseStock } from '../../order/core/stock.ts';
import type { Payments } from '../../payment/payments.ts';
import { checkoutFields } from '../review/checkout-fields.mapper.ts';

type CancelPorts = { outbox: Kit['outbox']; payments: Pick<Payments, 'giveBack'> };
type CancelContext = CancelPorts & { who: OrderActor; now: Date; reason?: string | null };

type CancelInput = CancelContext & {
  number: string | undefined;
  /** The executive; null for an advisor in person: then the number finds an order of an advised executive. */
  buyer: Buyer | null;
};

/** A cancelled order, how many pieces are for sale again, what its providers still have to refund, and what is back on gift cards. */
export type CancelResult = { order: OrderRow; released: number; toRefundCents: number; toCardsCents: number };

/** Cancels a placed order by its number, or else the order in hand. Refused once it has left. */
export async function cancelOrder(
  trx: Db,
  { number, buyer, reason = null, ...ending }: CancelInput,
): Promise<CancelResult> {
  if (number === undefined && buyer === null) throw invalid({ [checkoutFields.order]: fieldProblemKeys.required });
  const owner = buyer ?? (await findOwner(trx, ending.who.actorId ?? '', number ?? ''));
  // Read after locking, because the order in hand may just have been put aside or placed.
  await lockBuyer(trx, owner);
  const found = await (number === undefined ? findInHand(trx, owner) : findOrderByNumber(trx, owner, number));
  if (!found) throw absent();
  const ended = await endOrder(trx, found, 'cancel', { ...ending, reason }).catch((error: unknown) => {
    throw error instanceof StateChangeRefused ? conflict('order.reason.cannotCancel') : error;
  });
  return { order: { ...found, state: orderStates.cancelled }, ...ended };
}

async function findOwner(trx: Db, advisorId: string, number: string): Promise<Buyer> {
  const order = await findAdvisedOrder(trx, advisorId, number);
  if (!order) throw absent();
  return buyerOf(order);
}

const endings = { cancel: 'cancelled', expire: 'expired', refuse: 'refused' } as const;

/** An order that ends without a sale returns what it held: pieces, its coupon's use, what account and gift cards paid. */
export async function endOrder(
  trx: Db,
  order: Pick<OrderRow, 'id' | 'executive_id' | 'guest_id' | 'number'>,
  event: keyof typeof endings,
  { outbox, payments, who, now, reason = null }: CancelContext,
): Promise<Omit<CancelResult, 'order'>> {
  await changeOrderState(trx, order.id, event, { who, now, reason });
  await trx.updateTable('orders').set({ reserved_until: null }).where('id', '=', order.id).execute();
  await trx.deleteFrom('coupon_uses').where('order_id', '=', order.id).execute();
  const taken = await sumPaidByAccount(trx, order.id);
  if (taken > 0) await refundAccountOf(trx, buyerOf(order), { cents: taken, orderId: order.id, who, now });
  // Store credit was given in place of a part of it.
  const byCards = Math.max(0, (await sumPaidByCards(trx, order.id)) - (await readCreditOfCards(trx, order.id)));
  const toCardsCents = await refundCardParts(trx, order.id, { cents: byCards, now });
  const toRefundCents = await payments.giveBack(trx, order.id);
  // A draft was never announced as an order.
  const about = endings[event];
  if (order.number !== null)
    await outbox.send(trx, 'order-mail', `order ${order.id} ${about}`, { orderId: order.id, about });
  const { released, changes } = await releaseStock(trx, order.id, now);
  await queueStockChanges(trx, outbox, changes);
  return { released, toRefundCents, toCardsCents };
}

const step = 50;

/**
 * Expires reservations, each order in a transaction of its own, so that one failure does not keep the pieces of the
 * others. Returns how many expired.
 */
export async function expireOrders(db: Db, telling: CancelPorts, now: Date): Promise<number> {
  const due = await db
    .selectFrom('orders')
    .select(['id', 'executive_id', 'guest_id', 'number'])
    .where('state', '=', orderStates.pending)
    .where('reserved_until', '<=', now)
    .where(isPaymentNotAwaited)
    .orderBy('reserved_until')
    .limit(step)
    .execute();
  let expired = 0;
  const failures: unknown[] = [];
  for (const order of due) {
    await db
      .transaction()
      .execute(async (trx) => {
        await lockBuyer(trx, buyerOf(order));
        if (await isPaymentAwaited(trx, order.id)) return;
        await endOrder(trx, order, 'expire', { ...telling, who: shopActor, now });
        expired += 1;
      })
      .catch((error: unknown) => {
        // Settled or cancelled meanwhile, so there is nothing to expire.
        if (!(error instanceof StateChangeRefused)) failures.push(error);
      });
  }
  if (failures.length > 0) throw failures[0];
  return expired;
}
