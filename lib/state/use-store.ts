'use client';

import { useSyncExternalStore } from 'react';
import type { Readable } from './store';

/** A value selected from a store: the component re-renders only when it changes. `start` is what the server renders. */
export const useStore = <State, Value>(store: Readable<State>, select: (state: State) => Value, start: Value): Value =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => start,
  );

const never = () => () => {};

/** A value that only the browser knows and that never changes there. */
export const useInBrowser = <Value>(read: () => Value, start: Value): Value =>
  useSyncExternalStore(never, read, () => start);
