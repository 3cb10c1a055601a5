import { type Locale, roles } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { SizeNote } from '../../../database/tables/client-book.ts';
import { toFullName } from '../client-edit.ts';
import type { ClientDataChange } from './client-data.service.ts';

export type NewAccount = {
  address: string;
  given: string;
  family: string;
  passwordHash: string;
  locale: Locale;
  consents: ClientDataChange['consents'];
  sizes: SizeNote[];
  now: Date;
};

/** The confirmed address is the user name. Null where another client's account has that user name. */
export async function createOwnAccount(trx: Db, beginning: NewAccount) {
  const { address, given, family, passwordHash, locale, consents, sizes, now } = beginning;
  const name = toFullName(given, family);
  const account = await trx
    .insertInto('accounts')
    .values({
      ...{
        role: roles.client,
        username: address.toLowerCase(),
        email: address,
        email_confirmed: true,
        email_since: now,
      },
      ...{ password_hash: passwordHash, name, lang: locale, passchanged: 'S' },
    })
    .onConflict((oc) => oc.doNothing())
    .returning(['id', 'role', 'lang', 'name'])
    .executeTakeFirst();
  if (!account) return null;
  if (consents.length > 0)
    await trx
      .insertInto('consents')
      .values(consents.map((said) => ({ account_id: account.id, ...said, at: now })))
      .execute();
  await trx.insertInto('clients').values({ account_id: account.id, executive_id: null, phone: null }).execute();
  await trx
    .insertInto('client_book')
    .values({
      executive_id: null,
      account_id: account.id,
      name,
      family_name: family,
      locale,
      sizes: JSON.stringify(sizes),
    })
    .execute();
  return { ...account, passwordChanged: true };
}

/** The client's account that signs in with this address or has confirmed it. */
export function findClientAccountByEmail(db: Db, address: string) {
  const typed = address.toLowerCase();
  return db
    .selectFrom('accounts')
    .select(['username', 'name', 'lang'])
    .where('role', '=', roles.client)
    .where('status', '=', 'active')
    .where(sql<boolean>`(lower(username) = ${typed} or (lower(email) = ${typed} and email_confirmed))`)
    .orderBy(sql`lower(username) = ${typed}`, 'desc')
    .limit(1)
    .executeTakeFirst();
}
