import type { ExchangeState, lineTypes, OrderState, paymentOrigins, TenderCode, warehouses } from 'contract/codes.ts';
import type { PaperFile } from 'contract/common/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';

// What the office asks of other modules; `app.ts` says who answers.

export const watchLists = ['open', 'proofs', 'stray', 'unpaid', 'refunds'] as const;
export type WatchList = (typeof watchLists)[number];
export type Outcome = 'unheard' | 'waiting' | 'cancelled' | 'denied' | 'paid';
export type RefundState = 'wanted' | 'waiting' | 'refused' | 'done';
export type RefundCause = 'late' | 'twice' | 'cancelled' | 'operator' | 'rest';
export type Spent = 'order' | 'account' | 'late' | 'twice';
export type SourceName = 'notice' | 'query' | 'refund' | 'operator';
/** What was said, or what was made of it. */
export type EventName =
  | 'said'
  | 'agreed'
  | 'arrived'
  | 'left'
  | 'waiting'
  | 'cancelled'
  | 'denied'
  | 'paid'
  | 'contradiction'
  | 'refund-wanted'
  | 'refund-done'
  | 'refund-refused'
  | 'note';
/** Why a row stands in its list. */
export type Why =
  | 'unheard'
  | 'waiting'
  | 'part'
  | 'proof'
  | 'contradiction'
  | 'otherRefund'
  | 'claimed'
  | 'nobodys'
  | 'late'
  | 'twice'
  | 'overTime'
  | 'notCollected'
  | 'givenBack'
  | 'paidWithoutMoney'
  | 'wanted'
  | 'refused';

export type FoundRow = {
  attemptId: string | null;
  evidenceId: number | null;
  at: Date;
  reference: string | null;
  number: string | null;
  executiveCode: string | null;
  tender: TenderCode | null;
  cents: number | null;
};
export type WatchRow = FoundRow & { why: Why };

export type Entry = {
  at: Date;
  event: EventName;
  detail: string | null;
  operator: string | null;
  evidence: { id: number; source: SourceName; raw: string; isCut: boolean } | null;
};

/** One page of it, in the order in which it came: the first holds the latest. */
export type Journal = { entries: Entry[]; page: number; more: boolean };

type Attempt = {
  id: string;
  reference: string;
  provider_id: string | null;
  tender: TenderCode;
  origin: (typeof paymentOrigins)[keyof typeof paymentOrigins];
  cents: number;
  locale: Locale;
  created_at: Date;
  expires_at: Date;
  left_at: Date | null;
  outcome: Outcome;
  spent: Spent | null;
  reason: string | null;
  code: string | null;
  transaction: string | null;
  asked_at: Date | null;
  ask_at: Date | null;
};
type Refund = { id: string; cents: number; why: RefundCause; state: RefundState; created_at: Date };

export type Dossier = {
  attempt: Attempt;
  executiveCode: string;
  order: {
    id: string;
    number: string | null;
    state: OrderState;
    totalCents: number;
    settledAt: Date | null;
    reservedUntil: Date | null;
  } | null;
  /** What else was tried for its order, the latest first. */
  others: { id: string; reference: string; outcome: Outcome }[];
  journal: Journal;
  /** By hand is sent by a person, not by a provider. */
  refunds: (Refund & { byHand: boolean })[];
  refundableCents: number;
  /** What whoever transfers sent to show it. */
  proof: { kind: string; sentAt: Date } | null;
  canAsk: boolean;
  /** Money that a person reads in the bank's statement. */
  canBook: boolean;
};
/** Money under a reference that is nobody's. */
export type Stray = {
  id: number;
  reference: string | null;
  at: Date;
  cents: number | null;
  journal: Journal;
};

/** What came and went back on a day (YYYY-MM-DD) by one way. */
export type Takings = {
  day: string;
  tender: TenderCode;
  payments: number;
  takenCents: number;
  refunds: number;
  backCents: number;
};

export type Doing = { operatorId: string; reason: string };

/** Reads throw where there is no such thing; deeds throw where it is another one by now. */
export type Payments = {
  count: (list: WatchList) => Promise<number>;
  list: (list: WatchList, from: number, most: number) => Promise<WatchRow[]>;
  search: (typed: string, most: number) => Promise<FoundRow[]>;
  /** A month of days, the latest first. */
  takings: (page: number) => Promise<Takings[]>;
  readDossier: (id: string, page?: number) => Promise<Dossier>;
  readProof: (id: string) => Promise<{ reference: string; kind: string; type: string; bytes: Uint8Array }>;
  readRefund: (id: string) => Promise<{ refund: Refund; attempt: Attempt; byHand: boolean }>;
  readStray: (id: number, page?: number) => Promise<Stray>;
  /** Answers whether the provider could be reached. */
  ask: (id: string, doing: Doing) => Promise<boolean>;
  giveBack: (id: string, giving: Doing & { cents: number; seenCents: number }) => Promise<void>;
  /** Throws where this line of the statement was booked before. */
  book: (id: string, booking: Doing & { cents: number; bankId: string }) => Promise<void>;
  markSent: (id: string, doing: Doing) => Promise<void>;
  note: (id: string, noting: Doing & { closes: boolean }) => Promise<void>;
  noteStray: (id: number, noting: Doing & { closes: boolean }) => Promise<void>;
};

export type WithdrawalStep = 'back' | 'refused' | 'done';
export type WithdrawalRow = {
  id: string;
  receipt: string;
  at: Date;
  /** Of the order that fits; else what she called it. */
  number: string;
  name: string;
  matched: boolean;
  late: boolean;
};
/** A withdrawal as it was declared, the order that fits, and what was done about it. */
export type WithdrawalDossier = {
  id: string;
  receipt: string;
  at: Date;
  locale: Locale;
  number: string;
  name: string;
  email: string;
  words: string | null;
  isWhole: boolean;
  order: {
    number: string;
    state: OrderState;
    buyer: string;
    totalCents: number;
    delivered: Date | null;
    lastDay: string | null;
    late: boolean;
    payments: { id: string; reference: string; cents: number }[];
    /** What of it was to become another size: it may have been sent back already. */
    exchanges: { id: string; number: string; state: ExchangeState }[];
  } | null;
  /** `ordered` is null where the order has no such line, or none fits. */
  lines: {
    code: string;
    /** For whom an executive had ordered it, as she said. */
    client: string | null;
    name: string | null;
    quantity: number;
    ordered: number | null;
    cents: number | null;
    sealed: boolean;
  }[];
  steps: { step: WithdrawalStep; reason: string; at: Date; operator: string }[];
  ended: boolean;
};

export type Withdrawals = {
  count: () => Promise<number>;
  list: (from: number, most: number) => Promise<WithdrawalRow[]>;
  read: (id: string, locale: Locale) => Promise<WithdrawalDossier>;
  take: (id: string, step: WithdrawalStep, doing: Doing) => Promise<void>;
};

export type ExchangeStep = 'receive' | 'send' | 'refuse';
export type ExchangeRow = {
  id: string;
  number: string;
  at: Date;
  state: ExchangeState;
  /** Number of the order. */
  order: string;
  buyer: string;
};
/** Pieces that somebody wants in another size, and what was done about it. */
export type ExchangeDossier = Omit<ExchangeRow, 'order' | 'buyer'> & {
  order: { id: string; number: string; state: OrderState; buyer: string };
  heldUntil: Date;
  /** Of whoever reads what is written about it. */
  locale: Locale;
  lines: { name: string; quantity: number; sealed: boolean; worn: string; wanted: string }[];
  /** Some of it was withdrawn from since: nothing leaves for it. */
  withdrawn: boolean;
  /** Of the order's money, made or promised. Where that is all of it nothing leaves either. */
  moneyBack: { cents: number; all: boolean };
  next: ExchangeStep[];
  steps: { step: ExchangeStep; reason: string; at: Date; operator: string }[];
};

export type Exchanges = {
  count: () => Promise<number>;
  list: (from: number, most: number) => Promise<ExchangeRow[]>;
  /** By the number that lies in the parcel. */
  find: (number: string) => Promise<string | null>;
  read: (id: string, locale: Locale) => Promise<ExchangeDossier>;
  take: (id: string, step: ExchangeStep, doing: Doing) => Promise<void>;
};

/** `collect` says that the carrier paid what it took at the door. */
export type ParcelStep = 'send' | 'deliver' | 'refuse' | 'cancel' | 'collect' | 'startReturn' | 'endReturn';
export type ParcelRow = {
  id: string;
  number: string;
  state: OrderState;
  /** Since when it is in this state. */
  at: Date;
  buyer: string;
  /** Null where a guest bought. */
  executiveCode: string | null;
  /** To whom it goes; null where nobody said. */
  recipient: string | null;
  withdrawn: boolean;
};
export type ParcelLine = {
  code: string;
  name: string;
  color: string;
  size: string;
  quantity: number;
  /** Null is the buyer. */
  client: string | null;
  kind: (typeof lineTypes)[number];
};
/** Pieces that are not in the parcel, or do not stay as they were sent. */
export type ParcelException = ParcelLine & {
  why: 'soldOut' | 'withdrawn' | 'exchanged';
  wanted: string | null;
};
/** Whether a parcel may leave, and what is taken at the door; null once it has arrived. */
export type Clearance = 'collect' | 'nothingToCollect' | 'unpaid' | 'givenBack' | 'amountOpen' | 'ended' | null;
/** An order that has to leave, is on its way, or was: what is in it, to whom, how, and who said what of it. */
export type ParcelDossier = ParcelRow & {
  tender: TenderCode | null;
  clearance: Clearance;
  dueCents: number;
  method: string | null;
  discreet: boolean;
  exported: boolean;
  addressLines: string[];
  phone: string | null;
  notes: string | null;
  document: string | null;
  groups: { warehouse: (typeof warehouses)[keyof typeof warehouses] | null; lines: ParcelLine[] }[];
  exceptions: ParcelException[];
  pieces: number;
  grams: number;
  hasLeft: boolean;
  /** When the carrier paid what it took at the door. */
  collected: { at: Date; operator: string; reason: string } | null;
  /** Once it has left. */
  dispatch: { leftOn: string; carrier: string | null; tracking: string | null; url: string | null } | null;
  /** What may be said of it now. */
  next: ParcelStep[];
  mayPrint: boolean;
  lastDay: string | null;
  steps: { state: OrderState; at: Date; reason: string | null; operator: string | null }[];
};

type Printing = { locale: Locale; operatorId: string };
export type Parcels = {
  count: () => Promise<number>;
  list: (from: number, most: number) => Promise<ParcelRow[]>;
  search: (number: string) => Promise<ParcelRow[]>;
  read: (id: string, locale: Locale) => Promise<ParcelDossier>;
  countToSend: () => Promise<number>;
  /** How many slips one document has at most. */
  slipsAtOnce: number;
  printSlip: (id: string, printing: Printing) => Promise<PaperFile>;
  /** Of those that have to leave, a document a page. */
  printWaiting: (page: number, printing: Printing) => Promise<PaperFile>;
  /** With whom a parcel can leave, and the day that it is in the shop. */
  carriers: () => Promise<Carrier[]>;
  today: () => string;
  take: (id: string, step: ParcelStep, doing: Doing & { leaving?: Leaving }) => Promise<void>;
};
export type Carrier = { code: string; name: string };
export type Leaving = { carrier: string | null; tracking: string | null; leftOn: string };

export type ContactTopic =
  | 'order'
  | 'return'
  | 'payment'
  | 'size'
  | 'account'
  | 'complaint'
  | 'accessibility'
  | 'other';
export type ContactRow = {
  id: string;
  code: string;
  topic: ContactTopic;
  name: string;
  at: Date;
  /** Until when an answer was promised, and whether that has passed. */
  until: Date;
  late: boolean;
};
/** What somebody wrote to customer care, and who has answered it. */
export type ContactDossier = ContactRow & {
  locale: Locale;
  email: string;
  phone: string | null;
  order: string | null;
  body: string;
  answered: { at: Date; note: string; operator: string } | null;
};

export type Contacts = {
  count: () => Promise<number>;
  list: (from: number, most: number) => Promise<ContactRow[]>;
  read: (id: string) => Promise<ContactDossier>;
  markAnswered: (id: string, doing: Doing) => Promise<void>;
};

export type PrizeRow = { id: string; executive: string; prize: string; at: Date };
/** What somebody has earned by whom she brought: for which orders, where it goes, and who said that it was given. */
export type PrizeDossier = PrizeRow & {
  address: string[];
  orders: { number: string; state: OrderState; withdrawn: boolean; owed: boolean; lastDay: string | null }[];
  takenBackAt: Date | null;
  given: { at: Date; operator: string; reason: string } | null;
  mayGive: boolean;
};

export type Prizes = {
  count: () => Promise<number>;
  list: (from: number, most: number, locale: Locale) => Promise<PrizeRow[]>;
  read: (id: string, locale: Locale) => Promise<PrizeDossier>;
  give: (id: string, doing: Doing) => Promise<void>;
};

/** A text of the shop, by the screen that it stands on. */
export type ContentRow = { id: number; screen: string; code: string; title: string };
/** Texts by role (titulo, texto, …) in one language, and who has changed them. */
export type ContentDossier = ContentRow & {
  texts: Record<string, string>;
  /** Of the text that stands above the others. */
  headingRole: string;
  version: number;
  changes: { at: Date; operator: string; before: Record<string, string>; after: Record<string, string> }[];
};
type ContentChange = { texts: Record<string, string>; version: number; operatorId: string };

export type Contents = {
  list: (locale: Locale) => Promise<ContentRow[]>;
  read: (id: number, locale: Locale) => Promise<ContentDossier>;
  /** False where somebody else has changed it since it was read. */
  change: (id: number, locale: Locale, change: ContentChange) => Promise<boolean>;
};

/** What somebody has written about a product, and the languages that it has been translated into. */
export type ReviewRow = {
  id: number;
  reference: string;
  title: string;
  locale: Locale;
  at: Date;
  translated: Locale[];
};
type TranslatedReview = { title: string; body: string };
export type ReviewDossier = Omit<ReviewRow, 'translated'> &
  TranslatedReview & {
    name: string;
    stars: number;
    /** In the language that was asked for. */
    translation: (TranslatedReview & { at: Date; by: string }) | null;
  };
type Translating = { words: TranslatedReview | null; by: { operatorId: string }; seenAt: Date | null };

export type Translations = {
  /** Those that some language still lacks. */
  list: (from: number, most: number) => Promise<ReviewRow[]>;
  /** All of one product. */
  search: (reference: string) => Promise<ReviewRow[]>;
  read: (id: number, locale: Locale) => Promise<ReviewDossier>;
  /** False where somebody else has changed it since it was read. */
  keep: (id: number, locale: Locale, translating: Translating) => Promise<boolean>;
};

/** A word that people use, and what it leads to as it is typed: codes, or the path of a page. */
export type MeaningRow = { phrase: string; target: string; tryAt: string };
/** Null where there was nothing, or is nothing any more. */
export type MeaningChange = { at: Date; operator: string; phrase: string; before: string | null; after: string | null };
type Teaching = { phrase: string; target: string; seen: string; operatorId: string };

export type Meanings = {
  list: (locale: Locale, typed: string, from: number, most: number) => Promise<MeaningRow[]>;
  /** Empty where the search does not know it. */
  find: (locale: Locale, phrase: string) => Promise<string>;
  names: (locale: Locale) => Promise<Map<string, string>>;
  /** The latest of a language, or of one phrase. */
  changes: (locale: Locale, phrase: string | null) => Promise<MeaningChange[]>;
  /** What is missing, `phrase` or `codes`, and the codes or the page that nobody knows. */
  check: (phrase: string, target: string) => Promise<{ missing: string[]; unknown: string[] }>;
  /** `taken` where somebody else has taught it since it was seen. */
  teach: (locale: Locale, teaching: Teaching) => Promise<'done' | 'taken' | 'full'>;
};

export type OrderHit = {
  id: string;
  number: string;
  state: OrderState;
  placedAt: Date;
  cents: number;
  buyer: string;
  /** Null where a guest bought. */
  executiveCode: string | null;
  recipient: string | null;
};
export type PersonHit = {
  id: string;
  role: 'executive' | 'client';
  name: string;
  email: string | null;
  /** An executive's own; of a client the code of the executive who looks after the client. */
  executiveCode: string;
  blocked: boolean;
  since: Date;
};
/** By whatever a caller says: number, name, mail, telephone, code. */
export type Lookup = {
  orders: (typed: string, part: { from: number; most: number }) => Promise<OrderHit[]>;
  people: (typed: string, most: number) => Promise<PersonHit[]>;
};

/** What an action may ask. */
export type Watches = {
  payments: Payments;
  parcels: Parcels;
  withdrawals: Withdrawals;
  exchanges: Exchanges;
  contacts: Contacts;
  prizes: Prizes;
  contents: Contents;
  translations: Translations;
  meanings: Meanings;
  lookup: Lookup;
};

export type Passwords = { verify: (hash: string | null, password: string) => Promise<boolean> };
