import type { BodyOf } from '@/contract/calls/table';
import { createOrderAttempts } from '@/lib/checkout/place/order-attempts';
import { createPurchaseMemory } from '@/lib/payment/purchase-memory';
import { forget, recall, remember } from '@/lib/state/tab-memory';
import type { GiftCardValues } from './gift-card-form';

// What a buyer typed and ordered; it is gone with the tab.

const typedName = 'gift-card:typed';
export const recallTypedGiftCard = () => recall<Partial<GiftCardValues>>(typedName);
/** Agreeing to the terms is asked for each purchase. */
export const keepTypedGiftCard = ({ terms: _, ...values }: Partial<GiftCardValues>) => remember(typedName, values);
export const forgetTypedGiftCard = () => forget(typedName);

export const giftCardAttempts = createOrderAttempts<BodyOf<'buyGiftCard'>>('gift-card:attempt');

export const boughtGiftCards = createPurchaseMemory('gift-card:bought');
