import type { Generated } from 'kysely';

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
  portraits: { hash: string; bytes: Buffer };
};
