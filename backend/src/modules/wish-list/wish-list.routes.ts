import { wishListMax } from 'contract/public-rules.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { addWishes, keepsWishes, listWishes, lockAccount, removeWishes } from './wish-list.repository.ts';

export function wishListHandlers({ db }: Kit): Handlers {
  return {
    syncWishList: async ({ identity, body: { agregar, quitar } }) => {
      const account = requireIdentity(identity).accountId;
      return db.transaction().execute(async (trx) => {
        if (agregar.length + quitar.length > 0) await lockAccount(trx, account);
        if (!(await keepsWishes(trx, account))) return { datos: { deseos: [], guardados: false } };
        await removeWishes(trx, account, quitar);
        await addWishes(trx, account, { wishes: agregar, most: wishListMax });
        return { datos: { deseos: await listWishes(trx, account) } };
      });
    },
  };
}
