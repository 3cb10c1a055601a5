import type { Handlers, Identity } from '../../../kit/handlers.ts';
import type { Kit } from '../../../kit/kit.ts';
import { requireIdentity } from '../../../shared/identity.ts';
import { transactions } from '../../../shared/transactions.ts';
import type { ClientBookPorts } from '../ports.ts';
import { closeOwnAccount } from './close.service.ts';
import { toOwnChange } from './own-client.mapper.ts';
import { changeOwnData, type Own } from './own-data.service.ts';

type Ports = ClientBookPorts &
  Pick<Own, 'dropWishes'> & {
    /** Refuses whoever does not know the password in force. */
    checkPassword: (identity: Identity, password: string, clientAddress: string) => Promise<unknown>;
  };

/** What a client says of herself, and the end of her account: nobody else has a say in either. */
export function ownClientHandlers(kit: Kit, { checkPassword, ...ports }: Ports): Handlers {
  const { change } = transactions(kit);
  const { config: secret, now, outbox } = kit;

  return {
    updateClient: ({ identity, body }) =>
      change(async (trx) => {
        const { accountId } = requireIdentity(identity);
        const changing = { trx, accountId, secret, now: now(), ...ports };
        return { datos: { version: await changeOwnData(changing, toOwnChange(body)) } };
      }),

    closeClient: async ({ identity, body, clientAddress }) => {
      const own = requireIdentity(identity);
      await checkPassword(own, body.claveActual, clientAddress);
      await change((trx) => closeOwnAccount({ trx, accountId: own.accountId, secret, now: now(), ...ports }, outbox));
      return { datos: { cerrada: true } };
    },
  };
}
