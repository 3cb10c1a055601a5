import { type RawBuilder, sql } from 'kysely';

/** Rows `b` of an executive's book; of null those of clients whom nobody looks after. */
export const isInBookOf = (executiveId: string | null): RawBuilder<boolean> =>
  executiveId === null ? sql<boolean>`b.executive_id is null` : sql<boolean>`b.executive_id = ${executiveId}`;
