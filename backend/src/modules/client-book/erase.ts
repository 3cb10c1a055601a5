import { clientKeys } from 'contract/client-book/message-keys.ts';
import { clientStates } from 'contract/codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { ClientRow } from './book.repository.ts';
import { type EditContext, type EditResult, refusedEdit } from './client-edit.ts';
import { findMailRefusal, listConsents } from './consents.repository.ts';
import { addMailRefusal, mailboxKeyOf } from './mail-refusals.repository.ts';

/** Erases all data of a client; if a placed order names the client, the name stays. */
export async function eraseClient(
  { trx, executiveId, secret, orders, requests }: EditContext,
  was: ClientRow,
): Promise<EditResult> {
  // A first password may have been set since the client was read.
  const row = await trx
    .selectFrom('client_book')
    .select('account_id')
    .where('id', '=', was.id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.account_id != null) return refusedEdit(clientKeys.hasAccount, was.id);
  const client = { executiveId, clientId: was.id };
  if (await orders.isInDraft(trx, client)) return refusedEdit(clientKeys.inDraft, was.id);
  // The refusal of mails outlives the row, but hashed, so that it does not show who refused.
  const no = findMailRefusal(await listConsents(trx, secret, executiveId, [was.id]), was.id);
  if (no && was.email !== null) await addMailRefusal(trx, mailboxKeyOf(secret, executiveId, was.email), no.at);
  await orders.forget(trx, client);
  await requests.forget(trx, client);
  await clearClient(trx, client, null);
  await deleteUnreferencedClients(trx, client);
  return { result: 'gone', id: was.id, reason: null };
}

type Client = { executiveId: string; clientId: number };

/** Drops rows with nothing but a name once no order refers to them; without a client, all such rows. */
export async function deleteUnreferencedClients(db: Db, client?: Client): Promise<void> {
  await db
    .deleteFrom('client_book as b')
    .where('b.state', '=', clientStates.gone)
    .$if(client !== undefined, (those) =>
      those.where('b.executive_id', '=', client?.executiveId ?? '').where('b.id', '=', client?.clientId ?? 0),
    )
    .where(sql<boolean>`not exists (select from order_lines l where l.client_id = b.id)
      and not exists (select from order_dropped_lines d where d.client_id = b.id)
      and not exists (select from addresses a where a.client_id = b.id)
      and not exists (select from client_book m where m.merged_into = b.id)`)
    .execute();
}

/** Leaves the name, and after a merge the row that it was merged into. */
export async function clearClient(trx: Db, { executiveId, clientId }: Client, into: number | null): Promise<void> {
  for (const table of ['client_consents', 'client_messages'] as const)
    await trx.deleteFrom(table).where('executive_id', '=', executiveId).where('client_id', '=', clientId).execute();
  await sql`
    update client_book set state = ${clientStates.gone}, account_id = null, merged_into = ${into}, phone = null, email = null, locale = null,
      birthday = null, notes = '', tags = '{}', sizes = '[]', invited_at = null, version = version + 1
    where executive_id = ${executiveId} and id = ${clientId}`.execute(trx);
}
