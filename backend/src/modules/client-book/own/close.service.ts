import type { Outbox } from '../../../kit/outbox.ts';
import { listConsents, refusalIn } from '../consents.repository.ts';
import { dropUnnamed, emptyClient } from '../erase.ts';
import { mailboxKeyOf, refuseMails } from '../refusals.repository.ts';
import { lockOwn, type Own } from './own-data.service.ts';

/**
 * Her account ends, and all that was known of her goes but her name where an order has it: a placed one is a document, and
 * in one that is not placed it would change the sum under her executive's eyes. Both are told.
 */
export async function closeOwnAccount(own: Own, outbox: Outbox): Promise<void> {
  const { trx, accountId, secret, orders, requests } = own;
  const { executiveId, was } = await lockOwn(own);
  const client = { executiveId, clientId: was.id };
  // Her no to mails outlives her row, under a hash: she may be written down again.
  const no = refusalIn(await listConsents(trx, secret, executiveId, [was.id]), was.id);
  if (no && was.email !== null) await refuseMails(trx, mailboxKeyOf(secret, executiveId, was.email), no.at);
  await orders.forget(trx, client);
  await requests.forget(trx, client);
  await emptyClient(trx, client, null);
  const { email, email_confirmed, lang } = await trx
    .deleteFrom('accounts')
    .where('id', '=', accountId)
    .returning(['email', 'email_confirmed', 'lang'])
    .executeTakeFirstOrThrow();
  // What was answered to her holds her name.
  await trx.deleteFrom('idempotency_keys').where('owner', '=', accountId).execute();
  await dropUnnamed(trx, client);
  const { name } = was;
  if (email !== null)
    await outbox.send(trx, 'account-mail', `closed ${crypto.randomUUID()}`, {
      // Nobody's name is written to an address that may be a stranger's.
      ...{ about: 'closed', to: email, name: email_confirmed ? name : null, locale: lang },
    });
  await outbox.send(trx, 'account-mail', `closed ${crypto.randomUUID()}`, { about: 'clientLeft', executiveId, name });
}
