import type { Generated } from 'kysely';

export type WishListTables = {
  wishes: { id: Generated<number>; account_id: string; variant_id: number };
};
