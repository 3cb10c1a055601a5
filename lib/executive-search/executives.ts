import type { Media } from '@/lib/catalogue/catalogue-mappers';
import type { Locale } from '@/lib/i18n/routing';

/** An executive as she lets strangers see her. */
export type PublicExecutive = {
  code: string;
  name: string;
  alias: string | null;
  town: string;
  country: string;
  languages: Locale[];
  /** Kilometres from the place that was looked for, in tens; 0 is her own area, null where nobody knows. */
  distance: number | null;
  portrait: Media | null;
  /** When she answers, in her words. */
  hours: string | null;
  presentation: string | null;
  whatsApp: string | null;
};

export type ExecutiveSearch = { country?: string; town?: string; name?: string; page?: number };
export type FoundExecutives = { executives: PublicExecutive[]; page: number; pages: number; total: number };
