import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { readContact } from '../core/buyers.repository.ts';
import { readEnd } from './ending.repository.ts';
import { type LetterLine, readLetterLines } from './letter.ts';

/** What is told of an order that ended without a sale, in the language in which it was made. */
export type OrderEndNotice = {
  to: string;
  name: string;
  locale: Locale;
  number: string;
  endedAt: Date;
  lines: LetterLine[];
  /** What went back to the account that had paid. */
  returnedCents: number;
  /** What goes back the way it was paid. */
  toRefundCents: number;
};

const events = { cancelled: 'cancel', expired: 'expire', refused: 'refuse' } as const;

/** Null where there is nobody to write to. */
export async function readEnding(db: Db, orderId: string, about: keyof typeof events): Promise<OrderEndNotice | null> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const { email, name } = await readContact(db, buyerOf(order));
  const { endedAt, returnedCents, toRefundCents } = await readEnd(db, orderId, events[about]);
  const { number, locale } = order;
  if (email === null || !endedAt || !number || !locale) return null;
  const lines = await readLetterLines(db, order, locale, endedAt);
  return { to: email, name, locale, number, endedAt, lines, returnedCents, toRefundCents };
}
