import { createListeners } from './store';

/** E08. Separate listeners for the three places that wait for it, kept out of the scripts that every page loads. */
const places = { executive: createListeners(), payments: createListeners(), lateCheckout: createListeners() };
type Context = keyof typeof places;

export const announcePaypal = (context: Context): void => places[context].notify();
export const onPaypal = (context: Context, listener: () => void): (() => void) => places[context].subscribe(listener);
