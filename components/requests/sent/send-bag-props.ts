import type { Locale } from '@/lib/i18n/routing';
import type { Addressee } from '@/lib/requests/sent/sent-bag';
import type { SendBagWords } from './words';

export type SendBagProps = {
  locale: Locale;
  /** The executive of a personal store; null in the house's own, where the visitor chooses. */
  to: Addressee | null;
  /** Where there are executives. */
  countries: { code: string; name: string }[];
  /** The visitor's likely country, and the dialling prefix there. */
  start: string;
  prefix: string;
  privacy: string;
  words: SendBagWords;
};
