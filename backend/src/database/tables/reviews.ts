import type { Locale } from 'contract/public-codes.ts';
import type { FitName, reviewStates } from 'contract/reviews/schemas.ts';
import type { Generated } from 'kysely';

export type ReviewState = (typeof reviewStates)[number];

export type ReviewTables = {
  review_invitations: {
    id: Generated<number>;
    token_hash: string;
    article_id: number;
    /** YYYY-MM-DD */
    bought_on: string;
    expires_at: Date;
    used_at: Date | null;
  };
  reviews: {
    id: Generated<number>;
    product_id: number;
    invitation_id: number | null;
    state: Generated<ReviewState>;
    stars: number;
    fit: FitName;
    name: string;
    size: string | null;
    title: string;
    body: string;
    locale: Locale;
    written_at: Date;
  };
  review_translations: {
    review_id: number;
    locale: Locale;
    title: string;
    body: string;
    operator_id: string | null;
    service: string | null;
    at: Date;
  };
  /** Orders whose buyer was asked, and mailboxes that refuse such mails. */
  review_asks: { order_id: string; asked_at: Date };
  review_refusals: { mailbox: string; at: Date };
  review_summaries: {
    product_id: number;
    reviews: number;
    stars: number[];
    small: number;
    true_to_size: number;
    large: number;
  };
};
