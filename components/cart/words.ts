import type { CartProblem } from '@/lib/cart/cart';
import type { Plural } from '@/lib/i18n/words';
import type { SizeSystem } from '@/lib/size-tables/size-systems';

/** The groups of `cart` in the messages, as the server hands them to the browser. */
export type ProblemWords = Record<CartProblem, string>;

export type LinesWords = Record<
  | 'list'
  | 'size'
  | 'code'
  | 'each'
  | 'quantity'
  | 'less'
  | 'more'
  | 'remove'
  | 'removed'
  | 'soldOut'
  | 'undo'
  | 'subtotal'
  | 'tax'
  | 'tab',
  string
> & { maximum: Plural };

export type MiniWords = Record<
  'title' | 'added' | 'close' | 'loading' | 'goOn' | 'toBag' | 'emptyTitle' | 'emptyText',
  string
>;

export type BagWords = { mini: MiniWords; lines: LinesWords; problem: ProblemWords };

export type BuyWords = Record<'add' | 'adding' | 'choose' | 'soldOut', string> & {
  maximum: Plural;
  problem: ProblemWords;
};

export type QuickWords = Record<
  | 'open'
  | 'close'
  | 'loading'
  | 'failed'
  | 'gone'
  | 'retry'
  | 'more'
  | 'colour'
  | 'size'
  | 'band'
  | 'cup'
  | 'inSystem'
  | 'soldOut'
  | 'chooseSize'
  | 'notSold'
  | 'tax'
  | 'now'
  | 'previous'
  | 'lowest30',
  string
> & { systems: Record<SizeSystem, string> };

export type PageWords = Record<
  | 'loading'
  | 'emptyTitle'
  | 'emptyText'
  | 'goOn'
  | 'wishes'
  | 'retry'
  | 'checking'
  | 'checked'
  | 'unchecked'
  | 'price'
  | 'soldOut'
  | 'gone'
  | 'sendTitle'
  | 'sendText'
  | 'sendGreeting'
  | 'sendShare'
  | 'sendWhatsapp'
  | 'sendMail'
  | 'sendCopy'
  | 'sendCopied'
  | 'sendFailed'
  | 'sendSubject'
  | 'clear'
  | 'clearTitle'
  | 'clearYes'
  | 'clearNo'
  | 'close',
  string
> & { fewer: Plural; clearText: Plural };
