import { createListeners } from '@/lib/state/store';

const listeners = createListeners<[added: string]>();

/** How a buy button opens the mini cart of the header without knowing it: the key of the line that just came in. */
export const showMiniCart = listeners.tell;
export const onMiniCart = listeners.subscribe;
