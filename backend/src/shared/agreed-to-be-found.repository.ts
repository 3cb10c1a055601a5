import { type SqlBool, sql } from 'kysely';

/** The last word of an executive, whose table is called `e`, on being found. */
export const agreedToBeFound = sql<SqlBool>`coalesce((
  select c.given from consents c where c.account_id = e.account_id and c.name = 'BUSCADOR' order by c.id desc limit 1
), false)`;
