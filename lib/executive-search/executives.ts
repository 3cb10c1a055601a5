import type { Media } from '@/lib/catalogue/catalogue-mappers';
import type { Locale } from '@/lib/i18n/routing';

/** An executive as shown to visitors. */
export type PublicExecutive = {
  code: string;
  name: string;
  alias: string | null;
  town: string;
  country: string;
  languages: Locale[];
  /** Kilometres from the searched place, in tens; 0 means the same area, null unknown. */
  distance: number | null;
  portrait: Media | null;
  /** When the executive answers, in the executive's own words. */
  hours: string | null;
  presentation: string | null;
  whatsApp: string | null;
};

export type ExecutiveSearch = { country?: string; town?: string; name?: string; page?: number };
export type FoundExecutives = { executives: PublicExecutive[]; page: number; pages: number; total: number };
