import type { paymentOrigins, paymentStates, TenderCode } from '@/contract/codes';
import type { Transfer } from './transfer';

export type PaymentStateName = keyof typeof paymentStates;
export type PaymentOriginName = keyof typeof paymentOrigins;

/** What became of one attempt to pay, or of all that were made for an order. */
export type PaymentResult = {
  payment: string | null;
  order: string | null;
  origin: PaymentOriginName;
  state: PaymentStateName;
  tender: TenderCode | null;
  amountCents: number;
  /** What her account pays of the order beside it. */
  accountCents: number;
  paidCents: number;
  at: string | null;
  /** Message key of why there is no money. */
  reason: string | null;
  retryable: boolean;
  /** What she gives to her bank, where a transfer is awaited. */
  transfer: Transfer | null;
  /** What went back of it. */
  refunds: Refund[];
};

export type Refund = { id: string; amountCents: number; at: string };

/** How the browser leaves for a provider: it posts these fields, or follows the address where there are none. */
export type ProviderHandover = {
  tender: TenderCode | null;
  amountCents: number;
  url: string;
  fields: Record<string, string> | null;
};

/** What came of settling: nothing more to do, a payment to leave for, or one that is a transfer of her own. */
export type SettleResult = { settled: boolean; payment: string | null; transfer: string | null };

/** What her account can pay of an order. What it was `agreed` to pay only becomes more. */
export type PartBounds = { totalCents: number; leftCents: number; agreedCents?: number };

/** What may be paid on the account’s page: a sum that the account owes, or an order that waits. */
export type DueOption = {
  kind: 'all' | 'overdue' | 'order' | 'part';
  amountCents: number;
  orders: string[];
  /** What her account can pay of an order; null where it cannot, or the backend does not say. */
  part: PartBounds | null;
};

/** `owed` is what the account owes; what stands in her favour is a credit. */
export type Account = {
  owedCents: number;
  creditCents: number;
  overdueCents: number;
  minimumCents: number;
  /** How much may be owed, and what of it is kept for orders that wait; null where the backend does not say. */
  limit: { totalCents: number; usedCents: number; heldCents: number; leftCents: number } | null;
  /** The day (YYYY-MM-DD) by which what is owed has to be paid. */
  dueOn: string | null;
  options: DueOption[];
};
