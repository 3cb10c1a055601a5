import type { Locale } from 'contract/public-codes.ts';
import type { cacheNames } from 'contract/shop/schemas.ts';
import type { Db } from '../database/schema.ts';

/** Cache tags of the storefront that become stale, and the new version of their cache name. */
export type CacheNotice = { name: (typeof cacheNames)[number]; version: number; tags: string[] };

export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The same text as HTML. */
  html?: string;
  /** Headers for mail programs, such as for unsubscribing. */
  headers?: Record<string, string>;
};

/** A mail before its closing line; the annex, such as the terms of sale, follows after it. */
export type DraftMail = Omit<Mail, 'html'> & { locale: Locale; annex?: string };

/** The data of a back-in-stock mail; the size is left out. */
export type RestockMailData = { to: string; locale: Locale; name: string; color: string; slug: string };

/**
 * Mails about an account. Whether there is such an account is looked up when the job runs, so that a request takes the
 * same work and time for known and unknown users.
 */
export type AccountMailJob =
  | { about: 'recovery'; realm: 'staff' | 'client'; user: string; locale: Locale }
  | { about: 'enrolment'; id: string }
  | { about: 'password'; accountId: string }
  /** To the new address and to the former one. */
  | { about: 'newMail'; accountId: string }
  | { about: 'mailChanged'; accountId: string; was: string }
  /** A shopper asked for an account at this address. */
  | { about: 'ownAccount'; address: string; storeOwnerId: string | null; locale: Locale }
  /** For a deleted account, so its address and name travel along; and for the executive of a client who left. */
  | { about: 'closed'; to: string; name: string | null; locale: Locale }
  | { about: 'clientLeft'; executiveId: string; name: string; closed: boolean }
  /** Invites a client, unless a later invitation replaced it. */
  | ({ about: 'invitation' } & InvitationMailJob);

export type InvitationMailJob = { clientId: number; invitedAt: string };

/** Mails to the buyer about an order. */
export type OrderMailKind = 'confirmed' | 'sent' | 'cancelled' | 'expired' | 'refused';

/** Mails to the payer about a payment. */
export type PaymentMailKind = 'paid' | 'paidLate' | 'paidTwice' | 'refunded' | 'denied';

/** Mails about a transfer: instructions, a reminder, a missing rest, and refunds of too much or too little. */
export type TransferMailKind = 'instructions' | 'reminder' | 'partly' | 'tooMuch' | 'tooLittle';

/** The receipt for the sender, or the message for customer care. */
export type ContactMailKind = 'received' | 'toAnswer';

/**
 * By address: whether it is on the list is looked up when the job runs, so that a request takes the same work and time
 * for any address.
 */
export type NewsletterMailJob = { about: 'asked' | 'welcome' | 'leave'; email: string; locale: Locale };

/**
 * Events of a request: sent, answered by the executive, a substitute answered by the client, expired, received (to a
 * visitor), and withdrawn by the visitor.
 */
export type RequestMailKind = 'sent' | 'received' | 'answered' | 'replied' | 'expired' | 'withdrawn';

/** Mails to a buyer about an exchange. */
export type ExchangeMailKind = 'asked' | 'sent' | 'refused' | 'ended';

/** A product whose stock was moved; `visible` if its page now offers another number of pieces of an article. */
export type StockChange = { productId: number; visible: boolean };

/** The outbox's payloads, by queue. */
export type JobPayloads = {
  'cache-notice': CacheNotice;
  /** Moved stock that the catalogue has to publish. */
  'stock-changes': { changes: StockChange[] };
  mail: Mail;
  'restock-mail': RestockMailData;
  /** Asks to confirm a typed address. */
  'restock-confirmation': { noticeId: number };
  'account-mail': AccountMailJob;
  /** Events of an order. */
  'order-mail': { orderId: string; about: OrderMailKind };
  /** A later parcel of an order left; the first one is an event of the order. */
  'parcel-mail': { parcelId: string };
  /** Tells an executive of a sale in the store. */
  'store-mail': { orderId: string; executiveId: string };
  /** The receipt of a withdrawal from a contract. */
  'withdrawal-mail': { withdrawalId: string };
  'exchange-mail': { exchangeId: string; about: ExchangeMailKind };
  'contact-mail': { messageId: string; about: ContactMailKind };
  'newsletter-mail': NewsletterMailJob;
  /** To the side that has to act, or had to. */
  'request-mail': { requestId: number; about: RequestMailKind };
  /** Asks the recipient of an order for reviews. */
  'review-mail': { orderId: string };
  /** A message of an executive to a client. */
  'client-mail': { messageId: number };
  /** Invites a person to become an executive. */
  'referral-mail': { referralId: number };
  /** A prize for referrals was earned or revoked. */
  'prize-mail': { executiveId: string; prizeCode: string; about: 'earned' | 'takenBack' };
  /** A payment arrived, failed or was refunded. */
  'payment-mail': { attemptId: string; about: PaymentMailKind; cents: number };
  /** The amount received, or to be refunded. */
  'transfer-mail': { attemptId: string; about: TransferMailKind; cents: number };
  /** A gift card to its recipient, on paper to its buyer, or as credit for a refund. */
  'gift-card-mail': { cardId: string; about: 'gift' | 'paper' | 'credit' };
  /** Draws and stores the paper of an invoice or a correction. */
  'archive-paper': { number: string };
  /** Asks the provider for a promised refund. */
  'refund-payment': { refundId: string };
  housekeeping: Record<string, never>;
  'due-prices': Record<string, never>;
  'restock-sweep': Record<string, never>;
  'expire-orders': Record<string, never>;
  'expire-requests': Record<string, never>;
  'expire-exchanges': Record<string, never>;
  'reconcile-payments': Record<string, never>;
  'attend-transfers': Record<string, never>;
  'ask-for-reviews': Record<string, never>;
  'settle-prizes': Record<string, never>;
  'check-ledger': Record<string, never>;
  /** Records what an older version issued. */
  'invoice-records': Record<string, never>;
  'check-invoice-records': Record<string, never>;
  'attend-gift-cards': Record<string, never>;
};
export type JobKind = keyof JobPayloads;

export type Outbox = {
  /**
   * Sent if, and only if, the transaction commits. The key identifies the subject: a second send with the same key is
   * the same job, and the receiver sees the same id when a job is retried.
   */
  send: <Kind extends JobKind>(trx: Db, kind: Kind, key: string, payload: JobPayloads[Kind]) => Promise<void>;
};
