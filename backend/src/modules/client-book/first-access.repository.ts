import { type Locale, roles } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { absent } from '../../shared/errors.ts';
import type { Secret } from '../../shared/secrets.ts';
import { listConsents } from './consents.repository.ts';

type AccountRequest = {
  clientId: number;
  username: string;
  email: string;
  isConfirmed: boolean;
  passwordHash: string;
  locale: Locale;
};

/**
 * Turns the client's row into one that can sign in. Consents written down by the executive stay, with their day; from
 * now on only the client changes them. Null where the user name is taken.
 */
export async function createInvitedAccount(trx: Db, secret: Secret, wanted: AccountRequest) {
  const { clientId, username, email, isConfirmed, passwordHash, locale } = wanted;
  const client = await trx
    .selectFrom('client_book')
    .select(['executive_id', 'name', 'phone'])
    .where('id', '=', clientId)
    .where('state', '=', 'ACTIVA')
    .where('account_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!client) throw absent();
  const account = await trx
    .insertInto('accounts')
    .values({
      role: roles.client,
      username,
      email,
      email_confirmed: isConfirmed,
      password_hash: passwordHash,
      name: client.name,
      lang: locale,
      passchanged: 'S',
    })
    .onConflict((oc) => oc.doNothing())
    .returning(['id', 'role', 'lang', 'name'])
    .executeTakeFirst();
  if (!account) return null;
  const said = await listConsents(trx, secret, client.executive_id, [clientId]);
  if (said.length > 0)
    await trx
      .insertInto('consents')
      .values(said.map(({ name, given, terms, at }) => ({ account_id: account.id, name, given, terms, at })))
      .execute();
  await trx
    .insertInto('clients')
    .values({ account_id: account.id, executive_id: client.executive_id, phone: client.phone })
    .execute();
  await trx
    .updateTable('client_book')
    .set({ account_id: account.id, version: sql<number>`version + 1` })
    .where('id', '=', clientId)
    .execute();
  return { ...account, passwordChanged: true };
}

export async function markInvited(trx: Db, clientId: number, now: Date): Promise<void> {
  await trx.updateTable('client_book').set({ invited_at: now }).where('id', '=', clientId).execute();
}

export type Invitation = { executiveId: string; to: string; name: string; executive: string; locale: Locale; at: Date };

/** Who gets the invitation's mail now, and when the last was sent; null: signed in, blocked, gone or no address. */
export async function lockInvitation(trx: Db, clientId: number): Promise<Invitation | null> {
  const { rows } = await sql<Invitation>`
    select b.executive_id as "executiveId", b.email as "to", b.name, e.name as executive, coalesce(b.locale, e.lang) as locale,
      b.invited_at as at
    from client_book b join accounts e on e.id = b.executive_id
    where b.id = ${clientId} and b.state = 'ACTIVA' and b.account_id is null and b.email is not null
      and b.invited_at is not null and e.status = 'active'
    for update of b`.execute(trx);
  return rows[0] ?? null;
}
