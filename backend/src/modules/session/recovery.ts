import { type Locale, roles } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import { createLink } from './links.repository.ts';
import { findAccount, type Realm } from './session.repository.ts';

export const recoveryMinutes = 60;

type LostPassword = { realm: Realm; user: string; locale: Locale };

/** The recovery link; null where there is no such account, or no address to write to. */
export async function prepareRecovery(db: Db, { realm, user, locale }: LostPassword) {
  const account = await findAccount(db, realm, user);
  if (account?.email == null || account.status !== 'active') return null;
  const token = await createLink(db, { accountId: account.id }, recoveryMinutes);
  return { to: account.email, name: nameFor(account), locale, token };
}

/** Recipient of the notice that the password has changed. */
export async function findNoticeRecipient(db: Db, accountId: string) {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'email_confirmed', 'name', 'lang', 'role'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account?.email == null) return null;
  return { to: account.email, name: nameFor(account), locale: account.lang, client: account.role === roles.client };
}

/** No name in mails to an unconfirmed address, because anybody may have typed it. */
const nameFor = ({ name, email_confirmed }: { name: string; email_confirmed: boolean }): string | null =>
  email_confirmed ? name : null;
