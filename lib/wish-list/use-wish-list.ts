'use client';

import { useStore } from '@/lib/state/use-store';
import { wishList } from './wish-list';
import { hasWish, type Wish } from './wish-list-rules';

const empty: Wish[] = [];

/** The device's list, kept up to date; empty on the server. */
export const useWishes = () => useStore(wishList, ({ wishes }) => wishes, empty);

/** Whether one wish is on the list: a heart re-renders only when its own state changes. */
export const useWished = (wish: Wish) => useStore(wishList, ({ wishes }) => hasWish(wishes, wish), false);

/** The account that the list is synchronised with; null on the server and without one. */
export const useWishAccount = () => useStore(wishList, ({ account }) => account, null);
