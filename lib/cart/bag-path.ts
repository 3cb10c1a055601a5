import { guestAlias } from '@/contract/public-codes';

/** A screen of a personal store; without one, of the house's own. */
export const storePath = (alias: string, screen: string) => `/my-store/${alias || guestAlias}/${screen}`;

export const bagPath = (alias: string) => storePath(alias, 'shopping-bag');
