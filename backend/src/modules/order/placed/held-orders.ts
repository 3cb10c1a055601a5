import { heldKeys } from 'contract/order/message-keys.ts';
import type { OrderHeadWire } from 'contract/order/schemas.ts';
import { paymentCollectors } from 'contract/tenders.ts';
import type { Db } from '../../../database/schema.ts';
import { executiveBuyer } from '../../../shared/buyer.ts';
import { paymentDeadline } from '../../../shared/sale.ts';
import { sumPromisedCharges } from '../core/account-allowance.ts';
import type { OrderRow } from '../core/orders.repository.ts';
import { listWaitingOrders, mostWaitingShown } from '../core/waiting-orders.ts';
import { toAgreedHead } from './history.mapper.ts';

const reasons = { provider: heldKeys.payment, carrier: heldKeys.agreement, person: heldKeys.transfer };

/** Without a tender, or for cash, an order waits for the executive to confirm; otherwise for money. */
const reasonOf = ({ tender }: OrderRow): string =>
  tender === null ? heldKeys.agreement : reasons[paymentCollectors[tender]];

/** A placed, unsettled order: what it waits for, what releases it, and until when its items are kept. */
export type HeldOrder = { head: OrderHeadWire; reason: string; dueCents: number; reservedUntil: Date | null };

export type HeldOrdersPort = typeof heldOrdersPort;

/** Waiting orders of an executive, as the account page shows them. */
export const heldOrdersPort = {
  /** Oldest first. */
  async listHeld(db: Db, executiveId: string): Promise<HeldOrder[]> {
    const waiting = await listWaitingOrders(db, executiveBuyer(executiveId), mostWaitingShown);
    return waiting.map((order) => ({
      head: toAgreedHead(order),
      reason: reasonOf(order),
      dueCents: (order.total_cents ?? 0) - order.balance_cents - order.gift_card_cents,
      reservedUntil: paymentDeadline(order),
    }));
  },

  /** What they will charge to the executive's account. */
  readHeld: (db: Db, executiveId: string) => sumPromisedCharges(db, executiveBuyer(executiveId)),
};
