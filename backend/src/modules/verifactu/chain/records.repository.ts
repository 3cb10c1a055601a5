import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { StoredRecord } from '../core/check-chain.ts';
import type { IssuedInvoice } from '../core/record-of-invoice.ts';
import {
  type Environment,
  hashOfRecord,
  type InvoiceRecord,
  type Registration,
  toRecordTime,
} from '../core/records.ts';
import type { Chain } from './chains.repository.ts';

type LastRecord = { position: number; hash: string; record: InvoiceRecord; madeAt: Date };

async function readLast(trx: Db, chainId: number): Promise<LastRecord | null> {
  const row = await trx
    .selectFrom('verifactu_records')
    .select(['position', 'hash', 'content', 'made_at'])
    .where('chain_id', '=', chainId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? { position: row.position, hash: row.hash, record: row.content as InvoiceRecord, madeAt: row.made_at }
    : null;
}

/** What a record says before it has its place in a chain. */
export type NewRecord<Kind extends InvoiceRecord = InvoiceRecord> = Kind extends InvoiceRecord
  ? Omit<Kind, 'previous' | 'system' | 'at'>
  : never;

/** Adds a record behind the last one of a locked chain. A later record bears no earlier time. Returns its id. */
export async function appendRecord(trx: Db, chain: Chain, content: NewRecord, now: Date): Promise<number> {
  const last = await readLast(trx, chain.id);
  const at = last && last.madeAt > now ? last.madeAt : now;
  const record: InvoiceRecord = {
    ...content,
    previous: last && { ...last.record.invoice, hash: last.hash },
    system: chain.system,
    at: toRecordTime(at),
  };
  const { id } = await trx
    .insertInto('verifactu_records')
    .values({
      chain_id: chain.id,
      position: (last?.position ?? 0) + 1,
      kind: record.kind,
      invoice_number: record.invoice.number,
      content: JSON.stringify(record),
      hash: hashOfRecord(record),
      made_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('verifactu_submissions').values({ record_id: id }).execute();
  return id;
}

/** The next records of a chain behind a position. */
export async function readRecords(db: Db, chainId: number, behind: number, most: number): Promise<StoredRecord[]> {
  const rows = await db
    .selectFrom('verifactu_records')
    .select(['position', 'content', 'hash'])
    .where('chain_id', '=', chainId)
    .where('position', '>', behind)
    .orderBy('position')
    .limit(most)
    .execute();
  return rows.map(({ position, content, hash }) => ({ position, record: content as InvoiceRecord, hash }));
}

/** The first registration of an invoice, and whether it went to the real service. */
export async function findRegistration(
  db: Db,
  number: string,
): Promise<{ record: Registration; environment: Environment } | null> {
  const row = await db
    .selectFrom('verifactu_records as r')
    .innerJoin('verifactu_chains as c', 'c.id', 'r.chain_id')
    .select(['r.content', 'c.environment'])
    .where('r.invoice_number', '=', number)
    .where('r.kind', '=', 'registration')
    .orderBy('r.id')
    .limit(1)
    .executeTakeFirst();
  return row ? { record: row.content as Registration, environment: row.environment } : null;
}

/** Invoices issued since then that no chain has, the oldest first. */
export async function listUnrecorded(db: Db, since: Date, most: number): Promise<IssuedInvoice[]> {
  const rows = await db
    .selectFrom('invoices as i')
    .select(['i.number', 'i.cents', 'i.corrects', 'i.content', 'i.issued_at as issuedAt'])
    .where('i.issued_at', '>=', since)
    .where(sql<boolean>`not exists (select from verifactu_records r where r.invoice_number = i.number)`)
    .orderBy('i.issued_at')
    .orderBy('i.number')
    .limit(most)
    .execute();
  return rows as unknown as IssuedInvoice[];
}
