/** A set of listeners. `watch` runs for the first subscriber; the function that it returns runs after the last. */
export function createListeners<Args extends unknown[] = []>(watch?: () => () => void) {
  const listeners = new Set<(...args: Args) => void>();
  let leave: (() => void) | undefined;
  return {
    /** Copied first, because a listener may unsubscribe while all are called. */
    notify(...args: Args): void {
      for (const listener of [...listeners]) listener(...args);
    },
    subscribe(listener: (...args: Args) => void): () => void {
      if (listeners.size === 0) leave = watch?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leave?.();
      };
    },
  };
}

/** The part of a store that a hook needs. */
export type Readable<State> = { get: () => State; subscribe: (listener: () => void) => () => void };

/** State of this page with listeners; `createPersistentStore` is for state that survives the page. */
export function createStore<State extends object>(start: State) {
  let state = start;
  const { notify, subscribe } = createListeners();
  return {
    get: () => state,
    /** An update without a change notifies nobody. */
    set(change: Partial<State>): void {
      const next = { ...state, ...change };
      if (Object.keys(change).every((name) => Object.is(next[name as keyof State], state[name as keyof State]))) return;
      state = next;
      notify();
    },
    subscribe,
  };
}
