import { guestAlias } from '@/contract/public-codes';

/** A screen of shopping in a personal store; without one, in the house's own. */
export const shoppingPath = (alias: string, screen: string) => `/my-store/${alias || guestAlias}/${screen}`;

export const bagPath = (alias: string) => shoppingPath(alias, 'shopping-bag');
