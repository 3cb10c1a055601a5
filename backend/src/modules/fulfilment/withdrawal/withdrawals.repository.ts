import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { WithdrawalTables } from '../../../database/tables/withdrawal.ts';
import { isGuestKey } from '../../../shared/links/guest-link.ts';
import type { Secret } from '../../../shared/secrets.ts';

type NamedOrder = { number: string; email: string; key: string | null; accountId: string | null };

/**
 * The order that is proved by a guest link's key, by the address that the order was placed with, or by the account that
 * is signed in; null where none is.
 */
export async function matchOrder(
  db: Db,
  secret: Secret,
  { number, email, key, accountId }: NamedOrder,
): Promise<string | null> {
  const { rows } = await sql<{ id: string; email: string | null; executiveId: string | null }>`
    select o.id, coalesce(g.email, a.email) as email, o.executive_id as "executiveId"
    from orders o left join guests g on g.id = o.guest_id left join accounts a on a.id = o.executive_id
    where o.number = ${number.replaceAll(/\s/g, '').toUpperCase()}`.execute(db);
  const [order] = rows;
  const isShown = key !== null && isGuestKey(secret, order?.id ?? number, key);
  if (!order) return null;
  const isWritten = order.email?.toLowerCase() === email.toLowerCase();
  const isHers = order.executiveId === null ? isShown : order.executiveId === accountId;
  return isWritten || isHers ? order.id : null;
}

export const addWithdrawal = async (
  trx: Db,
  withdrawal: Insertable<WithdrawalTables['withdrawals']>,
): Promise<{ id: string; receipt: string; received_at: Date }> =>
  trx
    .insertInto('withdrawals')
    .values(withdrawal)
    .returning(['id', 'receipt', 'received_at'])
    .executeTakeFirstOrThrow();

export const readWithdrawal = (db: Db, id: string) =>
  db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The catalogue's names of articles, by code; an unknown code has none. */
export async function listArticleNames(db: Db, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('articles as a')
    .innerJoin('products as p', 'p.id', 'a.product_id')
    .innerJoin('variants as v', 'v.id', 'a.variant_id')
    .innerJoin('colors as c', 'c.code', 'v.color_code')
    .select(['a.id', 'a.code', 'p.name', 'c.name as color', 'a.size_code as size'])
    .where('a.code', 'in', codes)
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}
