import { type SqlBool, sql } from 'kysely';

/** Whether an executive (table `e`) last agreed to be found. */
export const agreedToBeFound = sql<SqlBool>`coalesce((
  select c.given from consents c where c.account_id = e.account_id and c.name = 'BUSCADOR' order by c.id desc limit 1
), false)`;
