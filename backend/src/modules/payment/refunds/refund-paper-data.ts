import type { TenderCode } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { PaymentTables } from '../../../database/tables/payment.ts';
import { type Buyer, ownedBy } from '../../../shared/buyer.ts';
import { absent } from '../../../shared/errors.ts';
import { toUuid } from '../../../shared/ids.ts';
import { readSeller } from '../../../shared/mail/seller.repository.ts';

/** A refund, its payment, and the buyer. */
export type RefundPaperData = {
  locale: Locale;
  seller: string;
  buyer: { name: string; email: string | null };
  cents: number;
  why: PaymentTables['payment_refunds']['why'];
  at: Date;
  tender: TenderCode;
  reference: string;
  agreedCents: number;
  /** Null if it was paid on the account. */
  order: string | null;
};

/** Absent if it is another buyer's, or not made yet. */
export async function readRefundPaperData(db: Db, buyer: Buyer, refundId: string): Promise<RefundPaperData> {
  const row = await db
    .selectFrom('payment_refunds as r')
    .innerJoin('payment_attempts as p', 'p.id', 'r.attempt_id')
    .leftJoin('accounts as a', 'a.id', 'p.executive_id')
    .leftJoin('guests as g', 'g.id', 'p.guest_id')
    .leftJoin('orders as o', 'o.id', 'p.order_id')
    .select(['r.cents', 'r.why', 'r.ended_at as at', 'p.tender', 'p.reference', 'p.locale', 'p.cents as agreedCents'])
    .select((eb) => [
      eb.fn.coalesce('a.name', 'g.name').as('name'),
      eb.fn.coalesce('a.email', 'g.email').as('email'),
      'o.number as order',
    ])
    .where('r.id', '=', toUuid(refundId))
    .where('r.state', '=', 'done')
    .where(ownedBy(buyer, 'p'))
    .executeTakeFirst();
  if (!row?.at) throw absent();
  const { name, email, at, ...refund } = row;
  return { ...refund, at, buyer: { name: name ?? '', email }, seller: await readSeller(db, row.locale) };
}
