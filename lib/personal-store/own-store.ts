import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import type { PersonalStore } from './personal-store';

/** Why an order counts for the store or does not; keys of `store.own.credits.why`. */
export type AttributionReason = 'counts' | 'unpaid' | 'ended' | 'paused';
export type AttributedOrder = {
  number: string;
  day: string;
  totalCents: number;
  alias: string;
  reason: AttributionReason;
};

/** A personal store as shown to its executive. */
export type OwnStore = {
  store: PersonalStore;
  paused: boolean;
  /** In the last thirty days. */
  visits: number;
  orders: number;
  salesCents: number;
  /** The latest ones, newest first. */
  credits: AttributedOrder[];
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

export const draftOf = ({ alias, hours, greeting, story, whatsApp, mail, favourites }: PersonalStore): StoreDraft => ({
  alias,
  hours: hours ?? '',
  greeting,
  story,
  whatsApp: whatsApp ?? '',
  mail: mail ?? '',
  favourites,
  portrait: undefined,
});
