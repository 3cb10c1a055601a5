import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { readContact } from '../../order/core/buyers.repository.ts';
import { readOrderEnd } from '../../order/core/order-money.repository.ts';
import { type AgreedLine, readAgreedLines } from '../../order/placed/agreed-lines.ts';

/** The notice of an order that ended without a sale, in the language of the order. */
export type OrderEndNotice = {
  to: string;
  name: string;
  locale: Locale;
  number: string;
  endedAt: Date;
  lines: AgreedLine[];
  /** The amount returned to the account. */
  returnedCents: number;
  /** The amount that is back on gift cards. */
  toCardsCents: number;
  /** The amount refunded by the original method. */
  toRefundCents: number;
};

const events = { cancelled: 'cancel', expired: 'expire', refused: 'refuse' } as const;

/** Null if there is no address to write to. */
export async function readOrderEndNotice(
  db: Db,
  orderId: string,
  about: keyof typeof events,
): Promise<OrderEndNotice | null> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const { email, name } = await readContact(db, buyerOf(order));
  const { endedAt, returnedCents, toCardsCents, toRefundCents } = await readOrderEnd(db, orderId, events[about]);
  const { number, locale } = order;
  if (email === null || !endedAt || !number || !locale) return null;
  const lines = await readAgreedLines(db, order, locale, endedAt);
  return { to: email, name, locale, number, endedAt, lines, returnedCents, toCardsCents, toRefundCents };
}
