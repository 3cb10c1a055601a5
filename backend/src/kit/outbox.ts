import type { Locale } from 'contract/public-codes.ts';
import type { cacheNames } from 'contract/schemas/shop.ts';
import type { Db } from '../database/schema.ts';

/** The storefront's cache tags that turn stale, and the version that what stands behind them has from then on. */
export type CacheNotice = { name: (typeof cacheNames)[number]; version: number; tags: string[] };

export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The same words for who reads it with pictures and buttons. */
  html?: string;
  /** What a mail program reads, such as where one leaves a list. */
  headers?: Record<string, string>;
};

/** A mail before its closing line; the annex, such as the terms of sale, follows after it. */
export type DraftMail = Omit<Mail, 'html'> & { locale: Locale; annex?: string };

/** What a mail about an article that is back needs to be written; its size stays out of it. */
export type RestockNews = { to: string; locale: Locale; name: string; color: string; slug: string };

/**
 * A mail about an account, told by what somebody asked for. Whether there is such an account is looked up when the job
 * runs, so that a request takes the same work and time whoever was named.
 */
export type AccountNews =
  | { about: 'recovery'; realm: 'staff' | 'client'; user: string; locale: Locale }
  | { about: 'enrolment'; id: string }
  | { about: 'password'; accountId: string }
  /** To an address that she wants to have, and to the one that she had. */
  | { about: 'newMail'; accountId: string }
  | { about: 'mailChanged'; accountId: string; was: string }
  /** Somebody wants an account of her own, and reads the mail of this address if it is hers. */
  | { about: 'ownAccount'; address: string; storeOwnerId: string | null; locale: Locale }
  /** An account that is no more, so that its address and name travel along; and the executive of a client who left. */
  | { about: 'closed'; to: string; name: string | null; locale: Locale }
  | { about: 'clientLeft'; executiveId: string; name: string; closed: boolean }
  /** Asks a client in, unless she was asked once more since. */
  | ({ about: 'invitation' } & InvitationNews);

export type InvitationNews = { clientId: number; invitedAt: string };

/** What whoever ordered is written to about an order. */
export type OrderNews = 'confirmed' | 'sent' | 'cancelled' | 'expired' | 'refused';

/** What a payer is written to about her payment. */
export type PaymentNews = 'paid' | 'paidLate' | 'paidTwice' | 'refunded' | 'denied';

/** What whoever pays by transfer is written to: how, again, what is missing, what goes back of too much or too little. */
export type TransferNews = 'instructions' | 'reminder' | 'partly' | 'tooMuch' | 'tooLittle';

/** To whoever wrote to customer care that it arrived, or to those who answer. */
export type ContactNews = 'received' | 'toAnswer';

/**
 * By address: whether it is on the list is looked up when the job runs, so that a request takes the same work and time
 * whoever was named.
 */
export type NewsletterNews = { about: 'asked' | 'welcome' | 'leave'; email: string; locale: Locale };

/**
 * What became of a request: asked for, answered by the executive, a substitute answered by the client, nobody did; that a
 * visitor's has arrived, and that she took it back.
 */
export type RequestNews = 'sent' | 'received' | 'answered' | 'replied' | 'expired' | 'withdrawn';

/** What whoever wants another size is written to about it. */
export type ExchangeNews = 'asked' | 'sent' | 'refused' | 'ended';

/** What can leave through the outbox, by queue. */
export type JobPayloads = {
  'cache-notice': CacheNotice;
  mail: Mail;
  'restock-mail': RestockNews;
  /** Asks an address that was typed whether it is hers who typed it. */
  'restock-confirmation': { noticeId: number };
  'account-mail': AccountNews;
  /** What became of an order. */
  'order-mail': { orderId: string; about: OrderNews };
  /** That somebody bought in her store. */
  'store-mail': { orderId: string; executiveId: string };
  /** The receipt of a withdrawal from a contract. */
  'withdrawal-mail': { withdrawalId: string };
  'exchange-mail': { exchangeId: string; about: ExchangeNews };
  'contact-mail': { messageId: string; about: ContactNews };
  'newsletter-mail': NewsletterNews;
  /** To whose turn it is, or was. */
  'request-mail': { requestId: number; about: RequestNews };
  /** Asks whoever got an order what she thinks of it. */
  'review-mail': { orderId: string };
  /** What an executive wrote to a client of hers. */
  'client-mail': { messageId: number };
  /** Invites somebody to become an executive. */
  'referral-mail': { referralId: number };
  /** That she has earned a prize by whom she brought, or has not any more. */
  'prize-mail': { executiveId: string; prizeCode: string; about: 'earned' | 'takenBack' };
  /** What became of money that arrived, or was awaited and does not come. */
  'payment-mail': { attemptId: string; about: PaymentNews; cents: number };
  /** The amount is what came, or goes back. */
  'transfer-mail': { attemptId: string; about: TransferNews; cents: number };
  /** Asks a provider for money that was promised back. */
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
};
export type JobKind = keyof JobPayloads;

export type Outbox = {
  /**
   * Leaves if, and only if, the transaction commits. The key says what it is about: a second send with the same key is
   * the same job, and the receiver sees the same id when a job is tried again.
   */
  send: <Kind extends JobKind>(trx: Db, kind: Kind, key: string, payload: JobPayloads[Kind]) => Promise<void>;
};
