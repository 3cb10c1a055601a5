import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { Outbox } from '../../../kit/outbox.ts';
import { type ClientDataContext, lockClientRow } from './client-data.service.ts';
import { mailFormerExecutive, removeFromBook } from './leave-book.ts';

/**
 * Ends the client's account and erases everything but the name in orders: a placed order is a document, and removing
 * lines from an open one would change its total unnoticed by the executive. Client and executive are mailed.
 */
export async function closeClientAccount(own: ClientDataContext, outbox: Outbox): Promise<void> {
  const { trx, accountId } = own;
  const row = await lockClientRow(own);
  await removeFromBook(own, row);
  await forgetFormerMails(trx, accountId);
  const { email, email_confirmed, lang } = await trx
    .deleteFrom('accounts')
    .where('id', '=', accountId)
    .returning(['email', 'email_confirmed', 'lang'])
    .executeTakeFirstOrThrow();
  // Stored answers to the client hold the name.
  await trx.deleteFrom('idempotency_keys').where('owner', '=', accountId).execute();
  const { name } = row.was;
  if (email !== null)
    await outbox.send(trx, 'account-mail', `closed ${crypto.randomUUID()}`, {
      // An unconfirmed address may be a stranger's, so the mail does not say the name.
      ...{ about: 'closed', to: email, name: email_confirmed ? name : null, locale: lang },
    });
  if (row.executiveId !== null)
    await mailFormerExecutive(trx, outbox, { executiveId: row.executiveId, name, closed: true });
}

/** Keeps of former addresses only what hides earlier orders from a later owner of the mailbox. */
async function forgetFormerMails(trx: Db, accountId: string): Promise<void> {
  await sql`
    delete from former_mails f where f.account_id = ${accountId} and not exists (
      select from guests g where lower(g.email) = lower(f.email) and g.created_at < f.until)`.execute(trx);
}
