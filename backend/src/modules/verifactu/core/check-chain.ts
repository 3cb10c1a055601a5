import type { AnomalyKind } from './events.ts';
import { hashOfRecord, type InvoiceId, type InvoiceRecord } from './records.ts';

export type StoredRecord = { position: number; record: InvoiceRecord; hash: string };
export type Anomaly = { position: number; kind: AnomalyKind; detail: string; invoice: InvoiceId | null };

/** Where the walk is: what the next record has to follow. */
export type Link = { position: number; hash: string | null; at: string | null };

export const beforeFirst: Link = { position: 0, hash: null, at: null };

/** Holds a record against the one before, and against its own hash. */
export function checkRecord(before: Link, { position, record, hash }: StoredRecord): Anomaly[] {
  const found: Anomaly[] = [];
  const add = (kind: AnomalyKind, detail: string) => found.push({ position, kind, detail, invoice: record.invoice });
  const where = `record ${position}`;
  if (position !== before.position + 1) add('missing', `${where} follows ${before.position}`);
  if ((record.previous?.hash ?? null) !== before.hash) add('previousHash', `${where} names another hash before it`);
  if (hashOfRecord(record) !== hash) add('hash', `${where} has not the hash of what it says`);
  if (before.at !== null && Date.parse(record.at) < Date.parse(before.at)) add('time', `${where} is earlier`);
  return found;
}

export const linkOf = ({ position, record, hash }: StoredRecord): Link => ({ position, hash, at: record.at });
