import { guestAlias } from '@/contract/public-codes';

/** A page of the personal store's checkout; without an alias, of the guests' store. */
export const shoppingPath = (alias: string, screen: string) => `/my-store/${alias || guestAlias}/${screen}`;

export const bagPath = (alias: string) => shoppingPath(alias, 'shopping-bag');
