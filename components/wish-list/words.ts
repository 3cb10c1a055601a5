import type { Plural } from '@/lib/i18n/words';

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
