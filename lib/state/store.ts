import { createListeners } from './listeners';

/** What a hook needs to know of a store. */
export type Readable<State> = { get: () => State; subscribe: (listener: () => void) => () => void };

/** A value of this page with listeners; what survives the page is kept by `createKeptStore`. */
export function createStore<State>(state: State) {
  let now = state;
  const { tell, subscribe } = createListeners();
  return {
    get: () => now,
    set(next: State): void {
      if (Object.is(now, next)) return;
      now = next;
      tell();
    },
    subscribe,
  };
}
