import { wishListMax } from 'contract/public-rules.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { addWishes, keepsWishes, listWishes, lockAccount, removeWishes } from './wish-list.repository.ts';

export function wishListHandlers({ db }: Kit): Handlers {
  return {
    syncWishList: async ({ identity, body: { agregar, quitar } }) => {
      const account = requireIdentity(identity).accountId;
      if (!(await keepsWishes(db, account))) return { datos: { deseos: [], guardados: false } };
      if (agregar.length + quitar.length > 0) {
        await db.transaction().execute(async (trx) => {
          await lockAccount(trx, account);
          await removeWishes(trx, account, quitar);
          await addWishes(trx, account, { wishes: agregar, most: wishListMax });
        });
      }
      return { datos: { deseos: await listWishes(db, account) } };
    },
  };
}
