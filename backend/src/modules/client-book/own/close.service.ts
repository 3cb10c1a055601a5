import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { Outbox } from '../../../kit/outbox.ts';
import { leaveBook, tellLeft } from './leave-book.ts';
import { lockOwn, type OwnDataContext } from './own-data.service.ts';

/**
 * Her account ends, and all that was known of her goes but her name where an order has it: a placed one is a document, and
 * in one that is not placed it would change the sum under her executive's eyes. Both are told.
 */
export async function closeOwnAccount(own: OwnDataContext, outbox: Outbox): Promise<void> {
  const { trx, accountId } = own;
  const row = await lockOwn(own);
  await leaveBook(own, row);
  await forgetFormerMails(trx, accountId);
  const { email, email_confirmed, lang } = await trx
    .deleteFrom('accounts')
    .where('id', '=', accountId)
    .returning(['email', 'email_confirmed', 'lang'])
    .executeTakeFirstOrThrow();
  // What was answered to her holds her name.
  await trx.deleteFrom('idempotency_keys').where('owner', '=', accountId).execute();
  const { name } = row.was;
  if (email !== null)
    await outbox.send(trx, 'account-mail', `closed ${crypto.randomUUID()}`, {
      // Nobody's name is written to an address that may be a stranger's.
      ...{ about: 'closed', to: email, name: email_confirmed ? name : null, locale: lang },
    });
  if (row.executiveId !== null) await tellLeft(trx, outbox, { executiveId: row.executiveId, name, closed: true });
}

/** Of an address that she had left only what keeps her orders from whoever has the mailbox now. */
async function forgetFormerMails(trx: Db, accountId: string): Promise<void> {
  await sql`
    delete from former_mails f where f.account_id = ${accountId} and not exists (
      select from guests g where lower(g.email) = lower(f.email) and g.created_at < f.until)`.execute(trx);
}
