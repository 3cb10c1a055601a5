import type { Plural } from '@/lib/i18n/words';

/** The group `search.box` of the messages. */
export type SearchWords = Record<
  | 'label'
  | 'placeholder'
  | 'submit'
  | 'close'
  | 'suggestions'
  | 'departments'
  | 'products'
  | 'alike'
  | 'recent'
  | 'forget'
  | 'hint'
  | 'none'
  | 'away'
  | 'waiting',
  string
> & { all: Plural; count: Plural };
