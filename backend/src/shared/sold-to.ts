import { type RawBuilder, sql } from 'kysely';

/** Lines `s` of the view `sold_lines` for one of these clients, written so that an index is used. */
export const soldToClients = (clientIds: readonly number[]): RawBuilder<boolean> => sql<boolean>`
  s.client_id = any(${clientIds}::integer[]) and s.booked_id in (
    select id from client_book where id = any(${clientIds}::integer[]) or merged_into = any(${clientIds}::integer[]))`;
