import type { Locale } from 'contract/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../schema.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { readContact } from '../book/buyers.repository.ts';
import { type LetterLine, readLetterLines } from './letter.ts';

/** What is told of an order that ended without a sale, in the language in which it was made. */
export type Ending = {
  to: string;
  name: string;
  locale: Locale;
  number: string;
  endedAt: Date;
  lines: LetterLine[];
  /** What went back to the account that had paid. */
  returnedCents: number;
};

const events = { cancelled: 'cancel', expired: 'expire' } as const;

/** Null where there is nobody to write to. */
export async function readEnding(db: Db, orderId: string, about: keyof typeof events): Promise<Ending | null> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const { email, name } = await readContact(db, buyerOf(order));
  const { rows } = await sql<{ endedAt: Date | null; returned: number }>`
    select
      (select max(e.at) from order_events e where e.order_id = ${orderId} and e.event = ${events[about]}) as "endedAt",
      (select coalesce(-sum(m.cents), 0) from account_movements m
        where m.order_id = ${orderId} and m.kind = 'ABONO')::integer as returned`.execute(db);
  const [{ endedAt, returned } = { endedAt: null, returned: 0 }] = rows;
  const { number, locale } = order;
  if (email === null || !endedAt || !number || !locale) return null;
  const lines = await readLetterLines(db, order, locale, endedAt);
  return { to: email, name, locale, number, endedAt, lines, returnedCents: returned };
}
