import { type RawBuilder, sql } from 'kysely';

/** Lines `s` of the view `sold_lines` that were for one of these clients, as an index finds them. */
export const soldTo = (clientIds: readonly number[]): RawBuilder<boolean> => sql<boolean>`
  s.client_id = any(${clientIds}::integer[]) and s.booked_id in (
    select id from client_book where id = any(${clientIds}::integer[]) or merged_into = any(${clientIds}::integer[]))`;
