import type { RequestState } from 'contract/codes.ts';
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
  | 'said';

/** Whose right it was. */
export type RequestSide = 'client' | 'executive' | 'shop';

export type RequestTables = {
  requests: {
    id: Generated<number>;
    executive_id: string;
    client_id: number;
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
