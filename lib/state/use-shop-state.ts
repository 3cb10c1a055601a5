'use client';

import { useSyncExternalStore } from 'react';
import { shopState } from './shop-state';

type State = ReturnType<typeof shopState.get>;
const start = shopState.get();

/** One value of the shared state; the page re-renders only when that one changes. */
export function useShopState<Name extends keyof State>(name: Name): State[Name] {
  return useSyncExternalStore(
    shopState.subscribe,
    () => shopState.get()[name],
    () => start[name],
  );
}
