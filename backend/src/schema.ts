import type { Kysely } from 'kysely';
import type { AccountTables } from './modules/account/tables.ts';
import type { CatalogueTables } from './modules/catalogue/tables.ts';
import type { ContentTables } from './modules/content/tables.ts';
import type { PurchaseTables } from './modules/order/book/purchase-tables.ts';
import type { OrderTables } from './modules/order/book/tables.ts';
import type { PlacesTables } from './modules/places/tables.ts';
import type { PrizesTables } from './modules/prizes/tables.ts';
import type { RedirectTables } from './modules/redirects/tables.ts';
import type { ReviewTables } from './modules/reviews/tables.ts';
import type { SessionTables } from './modules/session/tables.ts';
import type { SignUpTables } from './modules/sign-up/tables.ts';
import type { WishListTables } from './modules/wish-list/tables.ts';
import type { SharedTables } from './shared/tables.ts';

/** Every table, from the module that owns it. A module adds its own `tables.ts` to this list. */
export type Database = SharedTables &
  SessionTables &
  CatalogueTables &
  PlacesTables &
  ContentTables &
  AccountTables &
  SignUpTables &
  OrderTables &
  PurchaseTables &
  PrizesTables &
  RedirectTables &
  ReviewTables &
  WishListTables;

/** A connection pool or a transaction: repositories take either, so that the caller decides what belongs together. */
export type Db = Kysely<Database>;
