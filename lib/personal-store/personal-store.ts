import type { Media, ProductCard } from '@/lib/catalogue/catalogue-mappers';
import type { Locale } from '@/lib/i18n/routing';
import { isHouseStore } from './store-rules';

export type Favourite = { product: ProductCard; sentence: string };

/** A personal store as shown to visitors. */
export type PersonalStore = {
  alias: string;
  name: string;
  /** The given name, for texts about the executive. */
  givenName: string;
  town: string | null;
  portrait: Media | null;
  /** When the executive answers, in the executive's own words. */
  hours: string | null;
  greeting: string;
  story: string;
  /** The language of the texts. */
  locale: Locale;
  whatsApp: string | null;
  mail: string | null;
  favourites: Favourite[];
};

/** Of a paused store only name and alias are shown. */
export type FoundStore = { state: 'open' | 'paused'; store: PersonalStore };

/** Only a store with own texts is worth indexing. */
export const hasOwnWords = ({ alias, greeting, story, favourites }: PersonalStore) =>
  !isHouseStore(alias) && (greeting !== '' || story !== '' || favourites.length > 0);
