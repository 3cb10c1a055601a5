import type { Handlers } from '../../../kit/handlers.ts';
import type { Kit } from '../../../kit/kit.ts';
import { clientAddressHash } from '../../../shared/client-address.ts';
import { assertLimit } from '../../../shared/rate-limit.ts';
import { keyedHash } from '../../../shared/secrets.ts';
import { confirmRestockNotice } from './restock-confirmation.ts';
import { addRestockNotice } from './restock-notices.ts';

/** Enough for a few sizes; too little to fill a stranger's mailbox. */
export const restockLimits = {
  address: { max: 30, windowSeconds: 3600 },
  email: { max: 5, windowSeconds: 86_400 },
};

export function restockHandlers({ db, config, outbox }: Kit): Handlers {
  return {
    askRestockNotice: async ({ body, clientAddress }) => {
      await assertLimit(db, `restock address ${clientAddressHash(config, clientAddress)}`, restockLimits.address);
      const person = keyedHash(config, `email ${body.email.toLowerCase()}`);
      await assertLimit(db, `restock email ${person}`, restockLimits.email);
      await db.transaction().execute((trx) => addRestockNotice(trx, outbox, body));
      return { datos: {} };
    },

    confirmRestockNotice: async ({ body: { token }, clientAddress }) => {
      await assertLimit(db, `restock confirm ${clientAddressHash(config, clientAddress)}`, restockLimits.address);
      await confirmRestockNotice(db, config, token);
      return { datos: {} };
    },
  };
}
