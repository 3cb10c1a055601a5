import type { Handlers, Identity } from '../../../kit/handlers.ts';
import type { Kit } from '../../../kit/kit.ts';
import { requireIdentity } from '../../../shared/identity.ts';
import { toMailChange } from '../../../shared/mail/mail-change.mapper.ts';
import { transactions } from '../../../shared/transactions.ts';
import type { MailChanges } from '../../session/mail-change.service.ts';
import type { ClientBookPorts } from '../client-edit.ts';
import { toClientDataChange } from './client-data.mapper.ts';
import { type ClientDataContext, changeClientData, moveMailRefusals } from './client-data.service.ts';
import { closeClientAccount } from './close-account.service.ts';

type Ports = ClientBookPorts &
  Pick<ClientDataContext, 'deleteWishes'> & {
    mailChanges: Pick<MailChanges, 'check' | 'keep'>;
    /** Refuses a wrong current password. */
    checkPassword: (identity: Identity, password: string, clientAddress: string) => Promise<unknown>;
  };

/** A client's own data and the end of the account: only the client may change either. */
export function clientDataHandlers(kit: Kit, { checkPassword, mailChanges, ...ports }: Ports): Handlers {
  const { change } = transactions(kit);
  const { config: secret, now, outbox } = kit;

  return {
    updateClient: async ({ identity, body, clientAddress, does }) => {
      const own = requireIdentity(identity);
      const mail = toMailChange(body, 'password');
      if (mail) await mailChanges.check(own, mail, clientAddress);
      const changed = await change(async (trx) => {
        const changing = { trx, accountId: own.accountId, secret, now: now(), ...ports };
        const version = await changeClientData(changing, toClientDataChange(body));
        if (mail) await moveMailRefusals(changing, () => mailChanges.keep(trx, own.accountId, mail));
        return { datos: { version } };
      });
      if (mail) does('code' in mail ? 'mail-changed' : 'mail-change-asked');
      return changed;
    },

    closeClient: async ({ identity, body, clientAddress }) => {
      const own = requireIdentity(identity);
      await checkPassword(own, body.password, clientAddress);
      await change((trx) =>
        closeClientAccount({ trx, accountId: own.accountId, secret, now: now(), ...ports }, outbox),
      );
      return { datos: { closed: true } };
    },
  };
}
