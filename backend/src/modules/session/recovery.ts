import { type Locale, roles } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import { createLink } from './links.repository.ts';
import { findAccount, type Realm } from './session.repository.ts';

export const recoveryMinutes = 60;

type LostPassword = { realm: Realm; user: string; locale: Locale };

/** The link for whoever lost her password; null where there is no such account, or no address to write to. */
export async function prepareRecovery(db: Db, { realm, user, locale }: LostPassword) {
  const account = await findAccount(db, realm, user);
  if (account?.email == null || account.status !== 'active') return null;
  const token = await createLink(db, { accountId: account.id }, recoveryMinutes);
  return { to: account.email, name: nameFor(account), locale, token };
}

/** Whom to tell that her password is another one. */
export async function findAddressee(db: Db, accountId: string) {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'email_confirmed', 'name', 'lang', 'role'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account?.email == null) return null;
  return { to: account.email, name: nameFor(account), locale: account.lang, client: account.role === roles.client };
}

/** Somebody else's mailbox is not written to with a name that anybody typed. */
const nameFor = ({ name, email_confirmed }: { name: string; email_confirmed: boolean }): string | null =>
  email_confirmed ? name : null;
