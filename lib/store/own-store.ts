import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import type { Store } from './store';

/** Why an order counts as hers or does not; keys of `store.own.credits.why`. */
export type CreditReason = 'counts' | 'unpaid' | 'ended' | 'paused';
export type StoreCredit = { number: string; day: string; totalCents: number; alias: string; reason: CreditReason };

/** Her store as she herself sees it. */
export type OwnStore = {
  store: Store;
  paused: boolean;
  /** Of the thirty days up to now. */
  visits: number;
  orders: number;
  salesCents: number;
  /** The last ones, the newest first. */
  credits: StoreCredit[];
};

/** Whether she could be called so, and how else. */
export type AliasAnswer = { free: boolean; suggestions: string[] };

export type DraftFavourite = { product: ProductCard; sentence: string };

/** What stands in her editor; the portrait is what she chose anew, null where she took it away. */
export type StoreDraft = {
  alias: string;
  hours: string;
  greeting: string;
  story: string;
  whatsApp: string;
  mail: string;
  favourites: DraftFavourite[];
  portrait: string | null | undefined;
};

export const draftOf = ({ alias, hours, greeting, story, whatsApp, mail, favourites }: Store): StoreDraft => ({
  alias,
  hours: hours ?? '',
  greeting,
  story,
  whatsApp: whatsApp ?? '',
  mail: mail ?? '',
  favourites,
  portrait: undefined,
});
