import type { Kysely } from 'kysely';
import type { AccountTables } from './tables/account.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { CheckoutTables } from './tables/checkout.ts';
import type { ClientBookTables } from './tables/client-book.ts';
import type { ConsentTables } from './tables/consent.ts';
import type { ContentTables } from './tables/content.ts';
import type { CustomerCareTables } from './tables/customer-care.ts';
import type { ExchangeTables } from './tables/exchange.ts';
import type { GiftCardTables } from './tables/gift-card.ts';
import type { LedgerTables } from './tables/ledger.ts';
import type { OfficeTables } from './tables/office.ts';
import type { OrderTables } from './tables/order.ts';
import type { PaymentTables } from './tables/payment.ts';
import type { PlacesTables } from './tables/places.ts';
import type { PrintedCatalogueTables } from './tables/printed-catalogue.ts';
import type { PrizesTables } from './tables/prizes.ts';
import type { RedirectTables } from './tables/redirects.ts';
import type { ReferralTables } from './tables/referrals.ts';
import type { RequestTables } from './tables/requests.ts';
import type { ReviewTables } from './tables/reviews.ts';
import type { SessionTables } from './tables/session.ts';
import type { SharedTables } from './tables/shared.ts';
import type { SignUpTables } from './tables/sign-up.ts';
import type { SolutionGuideTables } from './tables/solution-guide.ts';
import type { StoreTables } from './tables/store.ts';
import type { VerifactuTables } from './tables/verifactu.ts';
import type { WishListTables } from './tables/wish-list.ts';
import type { WithdrawalTables } from './tables/withdrawal.ts';

/** Every table, by the noun that owns it. A new noun adds its file of `tables/` to this list. */
export type Database = SharedTables &
  SessionTables &
  CustomerCareTables &
  CatalogueTables &
  PlacesTables &
  PrintedCatalogueTables &
  ConsentTables &
  ContentTables &
  AccountTables &
  ClientBookTables &
  SignUpTables &
  OrderTables &
  CheckoutTables &
  ExchangeTables &
  PaymentTables &
  GiftCardTables &
  LedgerTables &
  OfficeTables &
  PrizesTables &
  RedirectTables &
  RequestTables &
  ReferralTables &
  ReviewTables &
  SolutionGuideTables &
  StoreTables &
  VerifactuTables &
  WishListTables &
  WithdrawalTables;

/** A connection pool or a transaction: repositories take either, so that the caller sets the transaction's bounds. */
export type Db = Kysely<Database>;
