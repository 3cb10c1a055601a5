import { staffRoles } from 'contract/codes.ts';
import { roles } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

export async function saveMailChange(trx: Db, accountId: string, email: string, minutes: number): Promise<void> {
  const change = { email, code_hash: null, expires_at: sql<Date>`now() + make_interval(mins => ${minutes})` };
  await trx
    .insertInto('mail_changes')
    .values({ account_id: accountId, ...change })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(change))
    .execute();
}

/** The new address that is not confirmed yet. */
export function findMailChange(db: Db, accountId: string) {
  return db
    .selectFrom('mail_changes as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['m.email', 'm.code_hash', 'a.email as was', 'a.username', 'a.lang', 'a.name'])
    .where('m.account_id', '=', accountId)
    .where('m.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/**
 * Whether another account of the same sign-in (staff or clients) signs in with it, by name or by address. A client's
 * unconfirmed address does not keep it from others.
 */
export async function isSignInOfAnother(db: Db, accountId: string, email: string): Promise<boolean> {
  const typed = email.toLowerCase();
  const isOfStaff = sql<boolean>`role in (${sql.join(staffRoles)})`;
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`(lower(username) = ${typed}
      or (lower(email) = ${typed} and (${isOfStaff} or email_confirmed)))`)
    .where(sql<boolean>`${isOfStaff} = (select ${isOfStaff} from accounts where id = ${accountId})`)
    .where('id', '<>', accountId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function setCode(db: Db, accountId: string, codeHash: string): Promise<void> {
  await db.updateTable('mail_changes').set({ code_hash: codeHash }).where('account_id', '=', accountId).execute();
}

type Move = { email: string; username: string; now: Date };

/** A client's confirmed address is kept as a former one, so that its orders stay visible. Staff have no such list. */
export async function moveMail(trx: Db, accountId: string, { now, ...to }: Move): Promise<void> {
  await sql`
    insert into former_mails (account_id, email, since, until)
    select id, email, least(email_since, ${now}), ${now} from accounts
    where id = ${accountId} and role = ${roles.client} and email is not null and email_confirmed`.execute(trx);
  await trx
    .updateTable('accounts')
    .set({ ...to, email_confirmed: true, email_since: now })
    .where('id', '=', accountId)
    .execute();
  await trx.deleteFrom('mail_changes').where('account_id', '=', accountId).execute();
}
