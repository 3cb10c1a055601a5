'use client';

import { shopState } from './shop-state';
import { useStore } from './use-store';

type State = ReturnType<typeof shopState.get>;
const start = shopState.get();

/** One value of the shared state. */
export const useShopState = <Name extends keyof State>(name: Name): State[Name] =>
  useStore(shopState, (state) => state[name], start[name]);
