import type { paymentOrigins, TenderCode } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Generated, JSONColumnType } from 'kysely';

export type PaymentTables = {
  payment_attempts: {
    id: Generated<string>;
    executive_id: string | null;
    guest_id: string | null;
    origin: (typeof paymentOrigins)[keyof typeof paymentOrigins];
    /** Without an order and a gift card it pays the account. */
    order_id: string | null;
    gift_card_id: string | null;
    tender: TenderCode;
    reference: string;
    provider_id: string | null;
    cents: number;
    currency: Generated<'EUR'>;
    locale: Locale;
    created_at: Date;
    expires_at: Date;
    left_at: Date | null;
    outcome: Generated<'unheard' | 'waiting' | 'cancelled' | 'denied' | 'paid'>;
    heard_at: Date | null;
    reason: string | null;
    code: string | null;
    transaction: string | null;
    /** What the money was used for. */
    spent: 'order' | 'account' | 'late' | 'twice' | 'gift_card' | null;
    asked_at: Date | null;
    ask_at: Date | null;
    /** Total received by transfer, refunds not deducted; null if a provider takes the money. */
    received_cents: number | null;
    reminded_at: Date | null;
  };
  payment_proofs: {
    attempt_id: string;
    kind: 'pdf' | 'jpg' | 'png';
    bytes: Uint8Array;
    sent_at: Date;
    /** How many were sent for it. */
    times: Generated<number>;
  };
  payment_evidence: {
    id: Generated<number>;
    source: 'notice' | 'query' | 'refund' | 'operator';
    reference: string | null;
    raw: string;
    finding: JSONColumnType<object> | null;
    at: Date;
  };
  payment_events: {
    id: Generated<number>;
    /** Null is money without an attempt of ours. */
    attempt_id: string | null;
    event:
      | 'agreed'
      | 'left'
      | 'waiting'
      | 'cancelled'
      | 'denied'
      | 'paid'
      | 'contradiction'
      | 'refund-wanted'
      | 'refund-done'
      | 'refund-refused'
      | 'note'
      | 'arrived';
    evidence_id: number | null;
    detail: string | null;
    actor_id: string | null;
    operator_id: string | null;
    /** An operator has reviewed it and nothing is left to do. */
    closes: Generated<boolean>;
    at: Date;
  };
  payment_refunds: {
    id: Generated<string>;
    attempt_id: string;
    cents: number;
    /** A rest is money beyond what was agreed: too much, or part of an incomplete payment. */
    why: 'late' | 'twice' | 'cancelled' | 'operator' | 'rest';
    state: Generated<'wanted' | 'waiting' | 'done' | 'refused'>;
    actor_id: string | null;
    operator_id: string | null;
    created_at: Date;
    ended_at: Date | null;
    ask_at: Date | null;
  };
  payment_arrivals: {
    bank_id: string;
    attempt_id: string;
    cents: number;
    payer: string | null;
    evidence_id: number;
    at: Date;
  };
};
