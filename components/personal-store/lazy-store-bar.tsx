'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useShopState } from '@/lib/state/use-shop-state';
import { deviceStorage } from '@/lib/state/web-storage';
import type { StoreBarProps } from './store-bar';

/** Loaded only for visitors who shop in a store, or come by the link of a store or a coupon. */
export function LazyStoreBar(props: StoreBarProps) {
  const alias = useShopState('alias');
  const [Bar, setBar] = useState<ComponentType<StoreBarProps> | null>(null);
  useEffect(() => {
    if (
      alias ||
      /[?&](store|coupon)=/.test(window.location.search) ||
      deviceStorage.read('store') ||
      document.referrer.includes('/my-store/')
    )
      void import('./store-bar').then(({ StoreBar }) => setBar(() => StoreBar)).catch(() => {});
  }, [alias]);
  return Bar && <Bar {...props} />;
}
