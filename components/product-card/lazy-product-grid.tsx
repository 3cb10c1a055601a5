'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { onFirstInteraction } from '@/lib/state/first-interaction';
import type { ProductGridProps } from './interactive-product-grid';

/** The server's cards until the first interaction, then the same cards with what needs a script. */
export function LazyProductGrid({ children, ...props }: ProductGridProps & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<ComponentType<ProductGridProps> | null>(null);

  useEffect(
    () =>
      onFirstInteraction(() => {
        import('./interactive-product-grid').then(({ InteractiveProductGrid }) => {
          // Keyboard focus inside the grid is not lost.
          if (!place.current?.contains(document.activeElement)) setLive(() => InteractiveProductGrid);
        }, noop);
      }),
    [],
  );
  return <div ref={place}>{Live ? <Live {...props} /> : children}</div>;
}

const noop = () => {};
