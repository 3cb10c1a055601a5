import type { Locale } from 'contract/public-codes.ts';
import type { Generated } from 'kysely';

export type GiftCardTables = {
  gift_cards: {
    id: Generated<string>;
    /** For people; not secret. */
    number: Generated<string>;
    kind: 'sold' | 'credit';
    code_hash: Uint8Array;
    code_version: Generated<number>;
    last_four: string;
    cents: number;
    /** Who bought it, or whose order was refunded. */
    guest_id: string;
    /** Of a credit: the refunded order. */
    order_id: string | null;
    delivery: 'mail' | 'paper';
    recipient_name: string | null;
    recipient_email: string | null;
    sender_name: string | null;
    message: string | null;
    locale: Locale;
    send_on: string | null;
    created_at: Date;
    /** Null until it is paid. */
    issued_at: Date | null;
    sent_at: Date | null;
    expires_on: string | null;
    blocked_at: Date | null;
    returned_at: Date | null;
  };
  /** Append-only; what is on a card is their sum. */
  gift_card_movements: {
    id: Generated<number>;
    card_id: string;
    kind: 'issue' | 'order' | 'refund' | 'expiry' | 'return';
    cents: number;
    order_id: string | null;
    attempt_id: string | null;
    operator_id: string | null;
    at: Date;
  };
  gift_card_events: {
    id: Generated<number>;
    card_id: string;
    event: 'block' | 'unblock' | 'code' | 'send' | 'return';
    reason: string;
    operator_id: string;
    at: Date;
  };
  order_refunds: {
    id: Generated<number>;
    order_id: string;
    cents: number;
    as_credit: boolean;
    reason: string;
    operator_id: string;
    at: Date;
  };
  order_gift_cards: {
    order_id: string;
    card_id: string;
    position: number;
    /** Null as long as the order is a draft. */
    cents: number | null;
  };
};
