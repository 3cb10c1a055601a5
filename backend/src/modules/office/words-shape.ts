import type { exchangeStates, orderStates, tenderCodes } from 'contract/codes.ts';
import type {
  ContactTopic,
  EventName,
  ExchangeStep,
  Outcome,
  RefundCause,
  RefundState,
  SourceName,
  Spent,
  WatchList,
  Why,
  WithdrawalStep,
} from './ports.ts';

type Named<Names extends string> = Record<Names, string>;

/** Everything that the office's pages say. */
export type Words = {
  language: string;
  title: string;
  skip: string;
  signIn: Named<'title' | 'user' | 'password' | 'send' | 'wrong' | 'out' | 'as'>;
  search: Named<'title' | 'label' | 'send' | 'nothing'>;
  lists: Record<WatchList, Named<'title' | 'explained' | 'empty'>>;
  list: Named<'all' | 'newer' | 'older' | 'more' | 'unknown'>;
  column: Named<'payment' | 'order' | 'executive' | 'tender' | 'amount' | 'why' | 'at'>;
  why: Record<Why, string>;
  outcome: Record<Outcome, string>;
  spent: Record<Spent, string>;
  tender: Record<keyof typeof tenderCodes, string>;
  orderState: Record<keyof typeof orderStates, string>;
  refundState: Record<RefundState, string>;
  refundCause: Record<RefundCause, string>;
  origin: Named<'checkout' | 'balance' | 'lateCheckout'>;
  attempt: Named<
    | 'title'
    | 'agreed'
    | 'provider'
    | 'origin'
    | 'locale'
    | 'created'
    | 'expires'
    | 'left'
    | 'outcome'
    | 'spent'
    | 'reason'
    | 'code'
    | 'transaction'
    | 'asked'
    | 'ask'
    | 'total'
    | 'settled'
    | 'reserved'
    | 'refundable'
    | 'account'
    | 'doTitle'
    | 'proof'
    | 'openProof'
    | 'others'
  >;
  refunds: Named<'title' | 'none' | 'cause' | 'state' | 'deed'>;
  journal: Named<'title' | 'none' | 'event' | 'detail' | 'by' | 'said' | 'cut'>;
  event: Record<EventName, string>;
  source: Record<SourceName, string>;
  stray: Named<'title' | 'explained'>;
  takings: Named<'title' | 'explained' | 'open' | 'empty' | 'day' | 'payments' | 'taken' | 'refunds' | 'back'>;
  withdrawal: Named<
    | 'title'
    | 'one'
    | 'explained'
    | 'empty'
    | 'receipt'
    | 'name'
    | 'email'
    | 'named'
    | 'unmatched'
    | 'look'
    | 'words'
    | 'delivered'
    | 'lastDay'
    | 'late'
    | 'lateText'
    | 'payments'
    | 'lines'
    | 'whole'
    | 'declared'
    | 'ordered'
    | 'notOrdered'
    | 'sealed'
    | 'remark'
    | 'sum'
    | 'sumHint'
    | 'steps'
    | 'ended'
  > & { step: Record<WithdrawalStep, string> };
  exchange: Named<
    | 'title'
    | 'one'
    | 'explained'
    | 'empty'
    | 'number'
    | 'heldUntil'
    | 'language'
    | 'withdrawn'
    | 'moneyBack'
    | 'allBack'
    | 'nothing'
  > & {
    state: Record<keyof typeof exchangeStates, string>;
    step: Record<ExchangeStep, string>;
  };
  parcel: Named<
    | 'title'
    | 'one'
    | 'explained'
    | 'empty'
    | 'number'
    | 'buyer'
    | 'state'
    | 'address'
    | 'method'
    | 'discreet'
    | 'withdrawn'
    | 'withdrawnText'
    | 'nothing'
    | 'steps'
    | 'collected'
  >;
  content: Named<
    | 'title'
    | 'explained'
    | 'open'
    | 'screen'
    | 'text'
    | 'inLanguage'
    | 'preview'
    | 'previewTitle'
    | 'previewHint'
    | 'publish'
    | 'edit'
    | 'was'
    | 'saved'
    | 'nothing'
    | 'empty'
    | 'long'
    | 'taken'
    | 'history'
    | 'historyEmpty'
    | 'who'
    | 'before'
  >;
  translation: Named<
    | 'title'
    | 'one'
    | 'explained'
    | 'open'
    | 'reference'
    | 'empty'
    | 'review'
    | 'translations'
    | 'there'
    | 'lacking'
    | 'stars'
    | 'original'
    | 'hint'
    | 'heading'
    | 'text'
    | 'badTitle'
    | 'badText'
    | 'send'
    | 'saved'
    | 'removed'
    | 'nothing'
    | 'taken'
  >;
  meaning: Named<
    | 'title'
    | 'explained'
    | 'open'
    | 'find'
    | 'nothingFound'
    | 'phrase'
    | 'phraseHint'
    | 'target'
    | 'targetHint'
    | 'shop'
    | 'tryIt'
    | 'codes'
    | 'add'
    | 'preview'
    | 'previewTitle'
    | 'save'
    | 'back'
    | 'forget'
    | 'forgetTitle'
    | 'was'
    | 'after'
    | 'saved'
    | 'forgotten'
    | 'taken'
    | 'full'
    | 'emptyPhrase'
    | 'longPhrase'
    | 'emptyTarget'
    | 'manyTargets'
    | 'unknown'
    | 'earlier'
    | 'later'
  >;
  contact: Named<
    | 'title'
    | 'one'
    | 'explained'
    | 'empty'
    | 'code'
    | 'about'
    | 'until'
    | 'late'
    | 'email'
    | 'phone'
    | 'language'
    | 'message'
    | 'answered'
  > & { topic: Record<ContactTopic, string> };
  prize: Named<'title' | 'one' | 'explained' | 'empty' | 'prize' | 'earned' | 'orders' | 'waits' | 'given'>;
  action: Record<ActionName, Named<'title' | 'explained' | 'send' | 'done'>>;
  form: Named<
    | 'reason'
    | 'reasonHint'
    | 'amount'
    | 'amountHint'
    | 'lineAmountHint'
    | 'bankId'
    | 'bankIdHint'
    | 'closes'
    | 'go'
    | 'sureTitle'
    | 'sure'
    | 'back'
    | 'badReason'
    | 'badAmount'
    | 'badLineAmount'
    | 'badBankId'
    | 'leftOn'
    | 'badLeftOn'
    | 'carrier'
    | 'noCarrier'
    | 'tracking'
    | 'trackingHint'
    | 'badTracking'
    | 'stays'
    | 'away'
  >;
  problem: Record<'400' | '401' | '403' | '404' | '409' | '429' | '500' | '503', string>;
  problemTitle: string;
};
export type ActionName =
  | 'ask'
  | 'giveBack'
  | 'note'
  | 'markSent'
  | 'book'
  | 'answerContact'
  | 'givePrize'
  | 'sendParcel'
  | 'deliverParcel'
  | 'refuseParcel'
  | 'callOff'
  | 'collectCash'
  | 'startReturn'
  | 'endReturn'
  | 'receiveExchange'
  | 'sendExchange'
  | 'refuseExchange'
  | 'goodsBack'
  | 'endWithdrawal'
  | 'refuseWithdrawal';
