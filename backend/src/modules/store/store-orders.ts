import { guestAlias } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import { creditOrder, findStoreBehind } from './store-behind.ts';

/** Stores for the orders module: a store that does not sell now leaves its order to the house. */
export const storeOrders = {
  async aliasOf(db: Db, given: string): Promise<string> {
    const { state, alias } = await findStoreBehind(db, given);
    return state === 'active' ? alias : guestAlias;
  },

  async credit(trx: Db, placed: { orderId: string; alias: string }): Promise<string | null> {
    const { state, executiveId } = await creditOrder(trx, placed);
    return state === 'active' ? executiveId : null;
  },
};
