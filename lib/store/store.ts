import type { Media, ProductCard } from '@/lib/catalogue/catalogue-mappers';
import type { Locale } from '@/lib/i18n/routing';
import { isHouseStore } from './store-rules';

export type Favourite = { product: ProductCard; sentence: string };

/** A personal store as strangers see it. */
export type Store = {
  alias: string;
  name: string;
  /** As she is spoken of. */
  givenName: string;
  town: string | null;
  portrait: Media | null;
  /** When she answers, in her words. */
  hours: string | null;
  greeting: string;
  story: string;
  /** In which she writes. */
  locale: Locale;
  whatsApp: string | null;
  mail: string | null;
  favourites: Favourite[];
};

/** Of a paused one its name and alias are told, and nothing that she said. */
export type FoundStore = { state: 'open' | 'paused'; store: Store };

/** Only what somebody has written herself is worth a search engine's visit. */
export const hasOwnWords = ({ alias, greeting, story, favourites }: Store) =>
  !isHouseStore(alias) && (greeting !== '' || story !== '' || favourites.length > 0);
