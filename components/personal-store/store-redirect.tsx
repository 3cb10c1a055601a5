'use client';

import { type ShoppingPage, useStoreRedirect } from '@/lib/checkout/place/use-store-redirect';

/** N06. A page of shopping is in the store that the strip names. */
export function StoreRedirect(page: ShoppingPage) {
  useStoreRedirect(page);
  return null;
}
