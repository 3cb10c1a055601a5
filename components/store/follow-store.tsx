'use client';

import { type ShoppingPage, useFollowedStore } from '@/lib/guest/use-followed-store';

/** N06. A page of shopping is in the store that the strip names. */
export function FollowStore(page: ShoppingPage) {
  useFollowedStore(page);
  return null;
}
