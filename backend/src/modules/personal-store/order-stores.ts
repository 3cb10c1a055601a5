import { guestAlias } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import { creditOrder, findStoreOfAlias } from './store-of-alias.ts';

export type OrderStoresPort = typeof orderStoresPort;

/** Stores for the orders module: a store that does not sell now leaves its order to the house. */
export const orderStoresPort = {
  async aliasOf(db: Db, given: string): Promise<string> {
    const { state, alias } = await findStoreOfAlias(db, given);
    return state === 'active' ? alias : guestAlias;
  },

  /** Recorded in the transaction that places an order. Returns whose store it was; null is the shop's own. */
  async credit(trx: Db, placed: { orderId: string; alias: string }): Promise<string | null> {
    const { state, executiveId } = await creditOrder(trx, placed);
    return state === 'active' ? executiveId : null;
  },
};
