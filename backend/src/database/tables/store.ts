import type { ColumnType, Generated } from 'kysely';

/** The price of one when the bag was prepared. */
export type ReadyBagLine = { articleId: number; quantity: number; cents: number };

export type StoreTables = {
  stores: {
    executive_id: string;
    paused: Generated<boolean>;
    hours: Generated<string>;
    greeting: Generated<string>;
    story: Generated<string>;
    portrait: string | null;
    whatsapp: string | null;
    email: string | null;
    changed_at: Generated<Date>;
  };
  store_favourites: { executive_id: string; position: number; product_id: number; sentence: string };
  store_former_aliases: { alias: string; executive_id: string; left_at: Generated<Date> };
  /** The day as YYYY-MM-DD. */
  store_visits: { executive_id: string; day: string; visits: Generated<number> };
  store_credits: {
    order_id: string;
    alias: string;
    executive_id: string | null;
    reason: 'store' | 'house' | 'paused' | 'unknown';
    at: Generated<Date>;
  };
  ready_bags: {
    id: Generated<string>;
    executive_id: string;
    label: string;
    lines: ColumnType<ReadyBagLine[], string, never>;
    created_at: Date;
    expires_at: Date;
    uses_most: number;
    revoked_at: Date | null;
  };
  ready_bag_takes: { bag_id: string; taker: string; at: Date };
  portraits: { hash: string; bytes: Buffer };
};
