import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

export type SharedTables = {
  cache_versions: { name: string; version: number; changed_at: Generated<Date> };
  idempotency_keys: {
    key: string;
    /** The key's owner: an account, or the call for a guest; the same key of another owner is another key. */
    owner: string;
    fingerprint: string;
    answer: JSONColumnType<object>;
    created_at: CreatedAt;
  };
  paces: { key: string; empty_at: Date };
  rate_limits: { key: string; window_start: Date; used: number };
};
