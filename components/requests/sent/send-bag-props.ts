import type { Locale } from '@/lib/i18n/routing';
import type { Addressee } from '@/lib/requests/sent/sent-bag';
import type { SendBagWords } from './words';

export type SendBagProps = {
  locale: Locale;
  /** Of a personal store; in the house's own she chooses. */
  to: Addressee | null;
  /** Where there are executives. */
  countries: { code: string; name: string }[];
  /** Where she seems to be, and how numbers there begin. */
  start: string;
  prefix: string;
  privacy: string;
  words: SendBagWords;
};
