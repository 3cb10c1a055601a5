import type { Handlers } from '../../../kit/handlers.ts';
import type { Kit } from '../../../kit/kit.ts';
import { addressHashOf, keyedHash } from '../../../shared/client-address.ts';
import { assertLimit } from '../../../shared/rate-limit.ts';
import { askForNews } from './restock.ts';

/** A shopper asks for a handful of sizes; nobody gets to fill a stranger's mailbox. */
export const restockLimits = {
  address: { max: 30, windowSeconds: 3600 },
  email: { max: 10, windowSeconds: 86_400 },
};

export function restockHandlers({ db, config }: Kit): Handlers {
  return {
    askRestockNotice: async ({ body: { codigo, correo, idioma }, clientAddress }) => {
      await assertLimit(db, `restock address ${addressHashOf(config, clientAddress)}`, restockLimits.address);
      await assertLimit(db, `restock email ${keyedHash(config, `email ${correo.toLowerCase()}`)}`, restockLimits.email);
      await askForNews(db, { code: codigo, email: correo, locale: idioma });
      return { datos: {} };
    },
  };
}
