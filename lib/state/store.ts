/** Who wants to hear of something. `watch` is begun for the first of them and ended with the last. */
export function createListeners<Said extends unknown[] = []>(watch?: () => () => void) {
  const listeners = new Set<(...said: Said) => void>();
  let leave: (() => void) | undefined;
  return {
    /** One may leave while all are told. */
    tell(...said: Said): void {
      for (const listener of [...listeners]) listener(...said);
    },
    subscribe(listener: (...said: Said) => void): () => void {
      if (listeners.size === 0) leave = watch?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leave?.();
      };
    },
  };
}

/** What a hook needs to know of a store. */
export type Readable<State> = { get: () => State; subscribe: (listener: () => void) => () => void };

/** Values of this page with listeners; what survives the page is kept by `createKeptStore`. */
export function createStore<State extends object>(start: State) {
  let state = start;
  const { tell, subscribe } = createListeners();
  return {
    get: () => state,
    /** Nobody hears of a change that changes nothing. */
    set(change: Partial<State>): void {
      const next = { ...state, ...change };
      if (Object.keys(change).every((name) => Object.is(next[name as keyof State], state[name as keyof State]))) return;
      state = next;
      tell();
    },
    subscribe,
  };
}
