'use client';

import { useSyncExternalStore } from 'react';
import { wishList } from './wish-list';
import { hasWish, type Wish } from './wish-list-rules';

const nothing = () => [] as Wish[];
const empty = nothing();

/** The device's list, live; empty on the server. */
export const useWishes = () =>
  useSyncExternalStore(
    wishList.subscribe,
    () => wishList.get().wishes,
    () => empty,
  );

/** Whether one wish is on the list: a heart re-renders only when its own answer changes. */
export const useWished = (wish: Wish) =>
  useSyncExternalStore(
    wishList.subscribe,
    () => hasWish(wishList.get().wishes, wish),
    () => false,
  );

/** Whose account the list is in step with; null on the server and for nobody. */
export const useWishAccount = () =>
  useSyncExternalStore(
    wishList.subscribe,
    () => wishList.get().account,
    () => null,
  );
