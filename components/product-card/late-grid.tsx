'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { onFirstInteraction } from '@/lib/state/first-interaction';
import type { GridProps } from './live-grid';

/** The server's cards until the first interaction, then the same cards with what needs a script. */
export function LateGrid({ children, ...props }: GridProps & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<ComponentType<GridProps> | null>(null);

  useEffect(
    () =>
      onFirstInteraction(() => {
        import('./live-grid').then(({ LiveGrid }) => {
          // Keyboard focus inside the grid is not lost.
          if (!place.current?.contains(document.activeElement)) setLive(() => LiveGrid);
        }, noop);
      }),
    [],
  );
  return <div ref={place}>{Live ? <Live {...props} /> : children}</div>;
}

const noop = () => {};
