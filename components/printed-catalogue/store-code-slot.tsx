'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useShopState } from '@/lib/state/use-shop-state';
import type { StoreCodeProps } from './store-code';

type Props = StoreCodeProps & { children: ReactNode };

/** Loaded only for visitors who shop in a store. */
export function StoreCodeSlot({ children, ...props }: Props) {
  const alias = useShopState('alias');
  const [Code, setCode] = useState<ComponentType<StoreCodeProps> | null>(null);
  useEffect(() => {
    if (alias) void import('./store-code').then(({ StoreCode }) => setCode(() => StoreCode)).catch(() => {});
  }, [alias]);
  return alias && Code ? <Code {...props} /> : children;
}
