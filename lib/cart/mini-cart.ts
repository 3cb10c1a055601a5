import { createListeners } from '@/lib/state/store';

const listeners = createListeners<[added: string]>();

/** Lets a buy button open the header's mini cart without importing it: passes the key of the added line. */
export const showMiniCart = listeners.notify;
export const onMiniCart = listeners.subscribe;
