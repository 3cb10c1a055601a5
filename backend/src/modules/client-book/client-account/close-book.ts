import { clientStates } from 'contract/codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { Secret } from '../../../shared/secrets.ts';
import type { ClientBookPorts } from '../client-edit.ts';
import { findMailRefusal, listConsents } from '../consents.repository.ts';
import { clearClient, deleteUnreferencedClients } from '../erase.ts';
import { addMailRefusal, mailboxKeyOf } from '../mail-refusals.repository.ts';

type PortsAndSecret = ClientBookPorts & { secret: Secret };

/**
 * When an executive ends an account, the clients without a sign-in are erased, except their refusal of mails and the
 * name in placed orders. Clients with an account stay, because only they end it.
 */
export const closeBook =
  ({ secret, orders, requests }: PortsAndSecret) =>
  async (trx: Db, executiveId: string): Promise<void> => {
    const clients = await trx
      .selectFrom('client_book')
      .select(['id', 'email'])
      .where('executive_id', '=', executiveId)
      .where('account_id', 'is', null)
      .where('state', '<>', clientStates.gone)
      // A client who is setting a first password is read again once that transaction is over.
      .orderBy('id')
      .forUpdate()
      .execute();
    const ids = clients.map(({ id }) => id);
    const consents = await listConsents(trx, secret, executiveId, ids);
    for (const { id: clientId, email } of clients) {
      const no = findMailRefusal(consents, clientId);
      if (no && email !== null) await addMailRefusal(trx, mailboxKeyOf(secret, executiveId, email), no.at);
      await orders.forget(trx, { executiveId, clientId });
      await requests.forget(trx, { executiveId, clientId });
      await clearClient(trx, { executiveId, clientId }, null);
    }
    await deleteUnreferencedClients(trx);
    await trx.updateTable('client_book').set({ notes: '', tags: [] }).where('executive_id', '=', executiveId).execute();
  };
