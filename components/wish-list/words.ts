import type { BuyWords, QuickWords } from '@/components/cart/words';
import type { Plural } from '@/lib/i18n/words';
import type { HeartWords } from './wish-heart';

/** The groups of `wishList` in the messages, as the server hands them to the browser. */
export type AdoptWords = Record<'add' | 'added' | 'full' | 'closed', string>;

export type WishPageWords = Record<
  | 'loading'
  | 'emptyTitle'
  | 'emptyText'
  | 'home'
  | 'failed'
  | 'retry'
  | 'goneRemove'
  | 'removed'
  | 'undo'
  | 'closed'
  | 'account'
  | 'shareTitle'
  | 'shareText'
  | 'share'
  | 'whatsapp'
  | 'copy'
  | 'copied'
  | 'copyFailed'
  | 'link'
  | 'message',
  string
> & { count: Plural; gone: Plural };

/** What `getCardActionWords` gives. */
export type CardActionWords = { heart: HeartWords; quick: QuickWords; buy: BuyWords };
