import { guestAlias } from '@/contract/public-codes';

/** The bag of a personal store; without one, of the house's own. */
export const bagPath = (alias: string) => `/my-store/${alias || guestAlias}/shopping-bag`;
