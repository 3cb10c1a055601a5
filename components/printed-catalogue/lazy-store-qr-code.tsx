'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useShopState } from '@/lib/state/use-shop-state';
import type { StoreQrCodeProps } from './store-qr-code';

type Props = StoreQrCodeProps & { children: ReactNode };

/** Loaded only for visitors who shop in a store. */
export function LazyStoreQrCode({ children, ...props }: Props) {
  const alias = useShopState('alias');
  const [Code, setCode] = useState<ComponentType<StoreQrCodeProps> | null>(null);
  useEffect(() => {
    if (alias) void import('./store-qr-code').then(({ StoreQrCode }) => setCode(() => StoreQrCode)).catch(() => {});
  }, [alias]);
  return alias && Code ? <Code {...props} /> : children;
}
