import { barredState } from 'contract/codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { Outbox } from '../../../kit/outbox.ts';
import { listConsents, refusalIn } from '../consents.repository.ts';
import { dropUnnamed, emptyClient } from '../erase.ts';
import { mailboxKeyOf, refuseMails } from '../refusals.repository.ts';
import type { OwnDataContext, OwnRow } from './own-data.service.ts';

/** Erases the client from the book, except the name in orders and the fact of a block. */
export async function leaveBook(own: OwnDataContext, { executiveId, was }: OwnRow): Promise<void> {
  const { trx, secret, now, orders, requests } = own;
  if (executiveId === null) {
    await trx.deleteFrom('client_book').where('id', '=', was.id).execute();
    return;
  }
  const client = { executiveId, clientId: was.id };
  // The refusal of mails outlives the row, hashed, because the client may be written down again.
  const no = refusalIn(await listConsents(trx, secret, executiveId, [was.id]), was.id);
  if (no && was.email !== null) await refuseMails(trx, mailboxKeyOf(secret, executiveId, was.email), no.at);
  if (was.state === barredState && was.email !== null)
    await trx
      .insertInto('client_blocks')
      .values({ mailbox: mailboxKeyOf(secret, executiveId, was.email), at: now })
      .onConflict((oc) => oc.doNothing())
      .execute();
  await orders.forget(trx, client);
  await requests.forget(trx, client);
  await emptyClient(trx, client, null);
  await dropUnnamed(trx, client);
}

/** Tells the former executive that the client's account ended, or that the client left. */
export const mailFormerExecutive = (
  trx: Db,
  outbox: Outbox,
  left: { executiveId: string; name: string; closed: boolean },
) => outbox.send(trx, 'account-mail', `left ${crypto.randomUUID()}`, { about: 'clientLeft', ...left });
