import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { Outbox } from '../../../kit/outbox.ts';
import { type Buyer, ownedBy } from '../../../shared/buyer.ts';
import { toShopDate } from '../../../shared/dates.ts';
import { lockOpenChain } from '../../verifactu/chain/chains.repository.ts';
import { recordInvoice } from '../../verifactu/chain/record-invoice.service.ts';
import type { CorrectionContent, InvoiceContent } from './invoice-content.ts';

type InvoiceRow = { number: string; orderId: string; cents: number; issuedAt: Date };
export type Invoice = InvoiceRow & { corrects: null; content: InvoiceContent };
export type Correction = InvoiceRow & { corrects: string; content: CorrectionContent };

/** The next number of a series. Another caller waits until this transaction has ended. */
async function takeNumber(trx: Db, series: 'F' | 'R', now: Date): Promise<{ number: string; issuedAt: Date }> {
  const code = `${series}${toShopDate(now).slice(2, 4)}`;
  const { rows } = await sql<{ last: number; issuedAt: Date }>`
    insert into invoice_series as s (code, last, last_at) values (${code}, 1, ${now})
    on conflict (code) do update set last = s.last + 1, last_at = greatest(s.last_at, excluded.last_at)
    returning last, last_at as "issuedAt"`.execute(trx);
  const { last = 0, issuedAt = now } = rows[0] ?? {};
  return { number: `${code}-${String(last).padStart(6, '0')}`, issuedAt };
}

type NewInvoice = { orderId: string; cents: number; now: Date; outbox: Outbox } & (
  | { corrects: null; content: InvoiceContent }
  | { corrects: string; content: CorrectionContent }
);

/** The last locks of a transaction: the chain of records, if one is open, then the series. A job archives the paper. */
export async function insertInvoice(trx: Db, invoice: NewInvoice): Promise<void> {
  const { orderId, cents, now, corrects, content, outbox } = invoice;
  const chain = await lockOpenChain(trx);
  const { number, issuedAt } = await takeNumber(trx, corrects === null ? 'F' : 'R', now);
  await trx
    .insertInto('invoices')
    .values({ number, order_id: orderId, corrects, cents, content: JSON.stringify(content), issued_at: issuedAt })
    .execute();
  if (chain !== null) await recordInvoice(trx, chain, { ...invoice, number, issuedAt }, now);
  await outbox.send(trx, 'archive-paper', `paper ${number}`, { number });
}

const columns = [
  'i.number',
  'i.order_id as orderId',
  'i.corrects',
  'i.cents',
  'i.content',
  'i.issued_at as issuedAt',
] as const;

/**
 * An order's own invoice, locked against a simultaneous correction; null if it has none. Not `for update`: whoever holds
 * the chain of records refers to the row, and this one waits for the chain.
 */
export async function lockInvoice(trx: Db, orderId: string): Promise<Invoice | null> {
  const row = await trx
    .selectFrom('invoices as i')
    .select(columns)
    .where('i.order_id', '=', orderId)
    .where('i.corrects', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return (row as Invoice | undefined) ?? null;
}

/** The invoice of an order, then its corrections. */
export const listInvoices = async (db: Db, orderId: string): Promise<(Invoice | Correction)[]> =>
  (await db
    .selectFrom('invoices as i')
    .select(columns)
    .where('i.order_id', '=', orderId)
    .orderBy('i.issued_at')
    .orderBy('i.number')
    .execute()) as (Invoice | Correction)[];

export const getInvoice = async (db: Db, number: string): Promise<Invoice | Correction> =>
  (await db.selectFrom('invoices as i').select(columns).where('i.number', '=', number).executeTakeFirstOrThrow()) as
    | Invoice
    | Correction;

/** Null if it belongs to another buyer. */
export async function findInvoice(db: Db, buyer: Buyer, number: string): Promise<Invoice | Correction | null> {
  const row = await db
    .selectFrom('invoices as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select(columns)
    .where('i.number', '=', number)
    .where(ownedBy(buyer, 'o'))
    .executeTakeFirst();
  return (row as Invoice | Correction | undefined) ?? null;
}
