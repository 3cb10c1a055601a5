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

/** Whose right it was. */
export type RequestSide = 'client' | 'executive' | 'shop';

export type RequestTables = {
  /** Who sends one without an account: a row a request, as nobody has proved who she is. */
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
    /** Null as long as a visitor is nobody's client. */
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
    /** The advisor, where she acted for the executive. */
    actor_id: string | null;
    text: string | null;
    at: Date;
  };
};
