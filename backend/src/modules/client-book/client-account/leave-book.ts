import { barredState } from 'contract/codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { Outbox } from '../../../kit/outbox.ts';
import { findMailRefusal, listConsents } from '../consents.repository.ts';
import { clearClient, deleteUnreferencedClients } from '../erase.ts';
import { addMailRefusal, mailboxKeyOf } from '../mail-refusals.repository.ts';
import type { BookedClientRow, ClientDataContext } from './client-data.service.ts';

/** Erases the client from the book, except the name in orders and the fact of a block. */
export async function removeFromBook(own: ClientDataContext, { executiveId, was }: BookedClientRow): Promise<void> {
  const { trx, secret, now, orders, requests } = own;
  if (executiveId === null) {
    await trx.deleteFrom('client_book').where('id', '=', was.id).execute();
    return;
  }
  const client = { executiveId, clientId: was.id };
  // The refusal of mails outlives the row, hashed, because the client may be written down again.
  const no = findMailRefusal(await listConsents(trx, secret, executiveId, [was.id]), was.id);
  if (no && was.email !== null) await addMailRefusal(trx, mailboxKeyOf(secret, executiveId, was.email), no.at);
  if (was.state === barredState && was.email !== null)
    await trx
      .insertInto('client_blocks')
      .values({ mailbox: mailboxKeyOf(secret, executiveId, was.email), at: now })
      .onConflict((oc) => oc.doNothing())
      .execute();
  await orders.forget(trx, client);
  await requests.forget(trx, client);
  await clearClient(trx, client, null);
  await deleteUnreferencedClients(trx, client);
}

/** Tells the former executive that the client's account ended, or that the client left. */
export const mailFormerExecutive = (
  trx: Db,
  outbox: Outbox,
  left: { executiveId: string; name: string; closed: boolean },
) => outbox.send(trx, 'account-mail', `left ${crypto.randomUUID()}`, { about: 'clientLeft', ...left });
