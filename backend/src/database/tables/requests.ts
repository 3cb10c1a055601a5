import type { RequestState } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Generated } from 'kysely';

export type RequestEvent =
  | 'sent'
  | 'accepted'
  | 'changed'
  | 'offered'
  | 'agreed'
  | 'refused'
  | 'declined'
  | 'expired'
  | 'said'
  | 'withdrawn';

/** Which side acted. */
export type RequestSide = 'client' | 'executive' | 'shop';

export type RequestTables = {
  /** Senders without an account: one row per request, because nobody has confirmed who they are. */
  visitors: {
    id: Generated<number>;
    code: string;
    name: string;
    email: string;
    phone: string | null;
    locale: Locale;
    terms: string;
    sent_at: Date;
    read_at: Date | null;
  };
  requests: {
    id: Generated<number>;
    executive_id: string;
    /** Null while a visitor is no client yet. */
    client_id: number | null;
    visitor_id: number | null;
    state: Generated<RequestState>;
    version: Generated<number>;
    note: string | null;
    created_at: Date;
    answer_by: Date | null;
  };
  request_lines: {
    request_id: number;
    key: string;
    position: number;
    article_id: number;
    quantity: number;
    cents: number;
    note: string | null;
    state: Generated<RequestState>;
    substitute_id: number | null;
    taken: number | null;
    reason: string | null;
    order_id: string | null;
  };
  /** Append-only. */
  request_events: {
    id: Generated<number>;
    request_id: number;
    line_key: string | null;
    event: RequestEvent;
    side: RequestSide;
    /** The advisor, if one acted for the executive. */
    actor_id: string | null;
    text: string | null;
    at: Date;
  };
};
