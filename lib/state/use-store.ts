'use client';

import { useSyncExternalStore } from 'react';
import type { Readable } from './store';

/** What `select` makes of a store: the page re-renders only when that changes. `start` is what the server shows. */
export const useStore = <State, Value>(store: Readable<State>, select: (state: State) => Value, start: Value): Value =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => start,
  );

const never = () => () => {};

/** What only the browser knows and what never changes there. */
export const useInBrowser = <Value>(read: () => Value, start: Value): Value =>
  useSyncExternalStore(never, read, () => start);
