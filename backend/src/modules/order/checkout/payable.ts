import { defaultLocale, orderStates, paymentOrigins } from 'contract/codes.ts';
import type { Db } from '../../../schema.ts';
import { type Buyer, ownedBy } from '../../../shared/buyer.ts';
import type { Sale } from '../../../shared/sale.ts';
import { findInHand, findNumbered } from '../book/draft.repository.ts';
import { type Standing, standOrder } from '../standing/order.service.ts';

/** What a tender looks at, and what it is paid for. */
export const saleOf = ({ totals, composed }: Pick<Standing, 'totals' | 'composed'>): Sale => ({
  cents: totals.totalCents - totals.surchargeCents,
  origin: paymentOrigins.checkout,
  place: composed.place,
});

/** Orders as payments ask for them. */
export const payableOrders = {
  /** Without a surcharge, as no tender was chosen. */
  async readInHand(db: Db, buyer: Buyer, now: Date) {
    const order = await findInHand(db, buyer);
    if (!order) return null;
    const standing = await standOrder(db, order, { buyer, locale: defaultLocale, now });
    return { sale: saleOf(standing), paymentMode: standing.moment.campaign.paymentMode };
  },

  async findPlaced(db: Db, buyer: Buyer, number: string) {
    const order = await findNumbered(db, buyer, number);
    return (
      order && {
        number: order.number,
        state: order.state,
        tender: order.tender,
        totalCents: order.total_cents ?? 0,
        settledAt: order.settled_at,
        changedAt: order.changed_at,
      }
    );
  },

  /** The oldest first. */
  async listWaiting(db: Db, buyer: Buyer) {
    const rows = await db
      .selectFrom('orders')
      .select(['number', 'total_cents', 'balance_cents'])
      .where(ownedBy(buyer))
      .where('state', '=', orderStates.pending)
      .where('settled_at', 'is', null)
      .orderBy('confirmed_at')
      .limit(20)
      .execute();
    return rows.map(({ number, total_cents, balance_cents }) => ({
      number: number ?? '',
      dueCents: (total_cents ?? 0) - balance_cents,
    }));
  },
};
