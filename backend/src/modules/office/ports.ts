import type { findPeople } from '../account/find-people.ts';
import type { createMeaningsAdmin } from '../catalogue/search/meanings-admin.ts';
import type { createContentAdmin } from '../content/content-admin.repository.ts';
import type { createContactAdmin } from '../customer-care/contact-admin.ts';
import type { createExchangesAdmin } from '../fulfilment/exchange/exchanges-admin.ts';
import type { createFulfilmentAdmin } from '../fulfilment/parcels/fulfilment-admin.ts';
import type { createWithdrawalsAdmin } from '../fulfilment/withdrawal/withdrawals-admin.ts';
import type { createGiftCardsAdmin } from '../gift-cards/gift-cards-admin.ts';
import type { createLedgerAdmin } from '../ledger/check-ledger.ts';
import type { findOrders } from '../order/placed/find-orders.ts';
import type { createPaymentAdmin } from '../payment/admin/payment-admin.service.ts';
import type { createPrizesAdmin } from '../referrals/prizes-admin.ts';
import type { createTranslationAdmin } from '../reviews/translation-admin.ts';
import type { verifyPassword } from '../session/passwords.ts';
import type { createRecordsAdmin } from '../verifactu/sending/records-admin.ts';

// What the office asks of other modules, by the names that its pages use; `app.ts` says who answers.

type BindFirst<Find> = Find extends (db: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** What an action may ask. */
export type Watches = {
  payments: ReturnType<typeof createPaymentAdmin>;
  orders: ReturnType<typeof createFulfilmentAdmin>;
  withdrawals: ReturnType<typeof createWithdrawalsAdmin>;
  exchanges: ReturnType<typeof createExchangesAdmin>;
  contacts: ReturnType<typeof createContactAdmin>;
  prizes: ReturnType<typeof createPrizesAdmin>;
  contents: ReturnType<typeof createContentAdmin>;
  translations: ReturnType<typeof createTranslationAdmin>;
  meanings: ReturnType<typeof createMeaningsAdmin>;
  ledger: ReturnType<typeof createLedgerAdmin>;
  records: ReturnType<typeof createRecordsAdmin>;
  giftCards: ReturnType<typeof createGiftCardsAdmin>;
  /** By whatever a caller says: number, name, mail, telephone, code. */
  lookup: { orders: BindFirst<typeof findOrders>; people: BindFirst<typeof findPeople> };
};
export type Passwords = { verify: typeof verifyPassword };

type Answer<Name extends keyof Watches, Call extends keyof Watches[Name]> = Watches[Name][Call] extends (
  ...given: never[]
) => Promise<infer Result>
  ? Result
  : never;
type RowOf<Name extends keyof Watches, Call extends keyof Watches[Name]> =
  Answer<Name, Call> extends (infer Row)[] ? Row : never;

export type WatchList = Watches['payments']['lists'][number];
export type WatchRow = RowOf<'payments', 'list'>;
export type FoundRow = RowOf<'payments', 'search'>;
export type Dossier = Answer<'payments', 'readDossier'>;
export type Stray = Answer<'payments', 'readStray'>;
export type Journal = Dossier['journal'];
export type Entry = Journal['entries'][number];
export type Takings = RowOf<'payments', 'takings'>;
export type LedgerDifference = RowOf<'ledger', 'listDifferences'>;
export type LedgerRefusal = RowOf<'ledger', 'listRefusals'>;
export type LedgerCheck = Answer<'ledger', 'readCheck'>;
export type FulfilmentOrderRow = RowOf<'orders', 'list'>;
export type OrderDossier = Answer<'orders', 'read'>;
export type ParcelLine = OrderDossier['groups'][number]['lines'][number];
export type ParcelException = OrderDossier['exceptions'][number];
export type OrderStep = OrderDossier['next'][number];
export type ParcelDossier = Answer<'orders', 'readParcel'>;
export type ParcelStep = ParcelDossier['parcel']['next'][number];
export type PackedOrder = Answer<'orders', 'readPacked'>;
export type Carrier = RowOf<'orders', 'carriers'>;
export type WithdrawalRow = RowOf<'withdrawals', 'list'>;
export type WithdrawalDossier = Answer<'withdrawals', 'read'>;
export type WithdrawalStep = WithdrawalDossier['steps'][number]['step'];
export type ExchangeRow = RowOf<'exchanges', 'list'>;
export type ExchangeDossier = Answer<'exchanges', 'read'>;
export type ExchangeStep = ExchangeDossier['next'][number];
export type ContactRow = RowOf<'contacts', 'list'>;
export type ContactDossier = Answer<'contacts', 'read'>;
export type GiftCardRow = RowOf<'giftCards', 'list'>;
export type GiftCardDossier = Answer<'giftCards', 'read'>;
export type PrizeRow = RowOf<'prizes', 'list'>;
export type PrizeDossier = Answer<'prizes', 'read'>;
export type ContentRow = RowOf<'contents', 'list'>;
export type ContentDossier = Answer<'contents', 'read'>;
export type ReviewRow = RowOf<'translations', 'list'>;
export type ReviewDossier = Answer<'translations', 'read'>;
export type MeaningRow = RowOf<'meanings', 'list'>;
export type MeaningChange = RowOf<'meanings', 'changes'>;
export type RecordRow = RowOf<'records', 'list'>;
export type RecordDossier = Answer<'records', 'read'>;
export type OrderHit = RowOf<'lookup', 'orders'>;
export type PersonHit = RowOf<'lookup', 'people'>;
