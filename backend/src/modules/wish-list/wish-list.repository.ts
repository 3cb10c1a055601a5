import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

export type Wish = { reference: string; colour: string };

/** The account's wishes, the newest first. */
export async function listWishes(db: Db, accountId: string): Promise<Wish[]> {
  return db
    .selectFrom('wishes as w')
    .innerJoin('variants as v', 'v.id', 'w.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['p.reference', 'v.color_code as colour'])
    .where('w.account_id', '=', accountId)
    .orderBy('w.id', 'desc')
    .execute();
}

/** Serialises changes of an account's wishes: two devices adding, and a withdrawn consent. */
export async function lockAccount(trx: Db, accountId: string): Promise<void> {
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

export async function removeWishes(trx: Db, accountId: string, wishes: readonly Wish[]): Promise<void> {
  if (wishes.length === 0) return;
  await sql`
    delete from wishes w using variants v, products p
    where w.account_id = ${accountId} and v.id = w.variant_id and p.id = v.product_id
      and (p.reference, v.color_code) in (select * from ${toRows(wishes)})`.execute(trx);
}

/** Adds missing wishes in order until the list is full. Unknown products are left out. */
export async function addWishes(
  trx: Db,
  accountId: string,
  { wishes, most }: { wishes: readonly Wish[]; most: number },
): Promise<void> {
  if (wishes.length === 0) return;
  await sql`
    insert into wishes (account_id, variant_id)
    select ${accountId}, added.id from (
      select v.id, min(asked.place) as place
      from unnest(${wishes.map(({ reference }) => reference)}::text[], ${wishes.map(({ colour }) => colour)}::text[])
          with ordinality as asked(reference, color, place)
        join products p on p.reference = asked.reference
        join variants v on v.product_id = p.id and v.color_code = asked.color
      where not exists (select from wishes w where w.account_id = ${accountId} and w.variant_id = v.id)
      group by v.id
      order by place
      limit greatest(0, ${most} - (select count(*) from wishes w where w.account_id = ${accountId}))
    ) added
    order by added.place desc
    on conflict (account_id, variant_id) do nothing`.execute(trx);
}

/** Whether the account may keep wishes; without an answer it does. */
export async function mayKeepWishes(db: Db, accountId: string): Promise<boolean> {
  const said = await db
    .selectFrom('consents')
    .select('given')
    .where('account_id', '=', accountId)
    .where('name', '=', 'DESEOS_CUENTA')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return said?.given ?? true;
}

/** Deletes all wishes; a device adding at the same time has finished, and the next one sees the withdrawn consent. */
export async function deleteWishes(trx: Db, accountId: string): Promise<void> {
  await lockAccount(trx, accountId);
  await trx.deleteFrom('wishes').where('account_id', '=', accountId).execute();
}

const toRows = (wishes: readonly Wish[]) =>
  sql`unnest(${wishes.map(({ reference }) => reference)}::text[], ${wishes.map(({ colour }) => colour)}::text[])`;
