import type { paymentOrigins, paymentStates, TenderCode } from '@/contract/codes';
import type { BankTransfer } from './bank-transfer';

export type PaymentStateName = keyof typeof paymentStates;
export type PaymentOriginName = keyof typeof paymentOrigins;

/** The result of one payment attempt, or of all attempts for an order. */
export type PaymentResult = {
  payment: string | null;
  order: string | null;
  origin: PaymentOriginName;
  state: PaymentStateName;
  tender: TenderCode | null;
  amountCents: number;
  /** What the account pays of the order. */
  accountCents: number;
  /** What gift cards pay of the order. */
  giftCardCents: number;
  paidCents: number;
  at: string | null;
  /** Message key of the reason why nothing was paid. */
  reason: string | null;
  retryable: boolean;
  /** Until when the items of its unpaid order are kept; null if none are, or the backend does not say. */
  reservedUntil: string | null;
  /** The bank details, while a transfer is awaited. */
  transfer: BankTransfer | null;
  /** Refunds of this payment. */
  refunds: Refund[];
};

export type Refund = { id: string; amountCents: number; at: string };

/** How the browser leaves for a provider: it posts these fields, or follows the address when there are none. */
export type ProviderHandover = {
  tender: TenderCode | null;
  amountCents: number;
  url: string;
  fields: Record<string, string> | null;
};

/** The result of settling: done, a payment at a provider, or a bank transfer. */
export type SettleResult = { settled: boolean; payment: string | null; transfer: string | null };

/** What the account can pay of an order. The part already `agreed` can only grow. */
export type PartBounds = { totalCents: number; leftCents: number; agreedCents?: number };

/** What may be paid on the account’s page: a sum that the account owes, or an order that waits. */
export type DueOption = {
  kind: 'all' | 'overdue' | 'order' | 'part';
  amountCents: number;
  orders: string[];
  /** Until when the order's items are kept; null for a sum on the account, or when the backend does not say. */
  reservedUntil: string | null;
  /** What the account can pay of an order; null when it cannot, or the backend does not say. */
  part: PartBounds | null;
};

/** `owedCents` is what the executive owes, `creditCents` what the shop owes the executive. */
export type Account = {
  owedCents: number;
  creditCents: number;
  overdueCents: number;
  minimumCents: number;
  /** How much may be owed, and what is reserved for waiting orders; null when the backend does not say. */
  limit: { totalCents: number; usedCents: number; heldCents: number; leftCents: number } | null;
  /** The day (YYYY-MM-DD) by which the balance has to be paid. */
  dueOn: string | null;
  options: DueOption[];
};

export type InvoiceName = { number: string; corrects: boolean };
