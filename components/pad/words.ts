import type { OrderWords } from '@/components/order/words';
import type messages from '@/messages/es.json';

type QuickOrder = typeof messages.quickOrder;

export type PadWords = QuickOrder['pad'];
export type PasteWords = QuickOrder['paste'];
export type AgainWords = QuickOrder['again'];

/** All that the pad says: its own words and those it shares with the bag. */
export type AllWords = { order: OrderWords; pad: PadWords; paste: PasteWords; again: AgainWords };
