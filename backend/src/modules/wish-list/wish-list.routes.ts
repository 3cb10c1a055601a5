import { wishListMax } from 'contract/public-rules.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { addWishes, listWishes, lockAccount, mayKeepWishes, removeWishes } from './wish-list.repository.ts';

export function wishListHandlers({ db }: Kit): Handlers {
  return {
    syncWishList: async ({ identity, body: { add, remove } }) => {
      const account = requireIdentity(identity).accountId;
      return db.transaction().execute(async (trx) => {
        if (add.length + remove.length > 0) await lockAccount(trx, account);
        if (!(await mayKeepWishes(trx, account))) return { datos: { wishes: [], kept: false } };
        await removeWishes(trx, account, remove);
        await addWishes(trx, account, { wishes: add, most: wishListMax });
        return { datos: { wishes: await listWishes(trx, account) } };
      });
    },
  };
}
