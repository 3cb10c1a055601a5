import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import type { Store } from './store';

/** Why an order counts for the store or does not; keys of `store.own.credits.why`. */
export type CreditReason = 'counts' | 'unpaid' | 'ended' | 'paused';
export type StoreCredit = { number: string; day: string; totalCents: number; alias: string; reason: CreditReason };

/** A personal store as shown to its executive. */
export type OwnStore = {
  store: Store;
  paused: boolean;
  /** In the last thirty days. */
  visits: number;
  orders: number;
  salesCents: number;
  /** The latest ones, newest first. */
  credits: StoreCredit[];
};

/** Whether the alias is free, and alternatives. */
export type AliasAnswer = { free: boolean; suggestions: string[] };

export type DraftFavourite = { product: ProductCard; sentence: string };

/** The editor's content; `portrait` is a newly chosen picture, null when it was removed. */
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
