import type { SizeSystem } from '@/lib/size-tables/size-systems';

type ChoiceWord =
  | 'now'
  | 'previous'
  | 'lowest30'
  | 'tax'
  | 'pictures'
  | 'place'
  | 'zoom'
  | 'close'
  | 'before'
  | 'after'
  | 'video'
  | 'captions'
  | 'colour'
  | 'gone'
  | 'size'
  | 'band'
  | 'cup'
  | 'soldOut'
  | 'notMade'
  | 'system'
  | 'label'
  | 'guide'
  | 'chooseSize'
  | 'chooseBand'
  | 'chooseCup'
  | 'available'
  | 'soldOutText'
  | 'notMadeText'
  | 'sisters'
  | 'otherColours'
  | 'quantity'
  | 'notSellable'
  | 'script'
  | 'codes'
  | 'code'
  | 'price'
  | 'stock'
  | 'inStock';

/** The group `product.choice` of the messages. */
export type ChoiceWords = Record<ChoiceWord, string> & { systems: Record<SizeSystem, string> };

/** The group `product.share`. */
export type ShareWords = Record<'title' | 'text' | 'whatsapp' | 'copy' | 'copied' | 'notCopied', string>;

/** The group `product.recent`. */
export type RecentWords = Record<'title' | 'clear' | 'kept', string>;
