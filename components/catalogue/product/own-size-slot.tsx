'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { deviceStorage } from '@/lib/state/web-storage';
import type { OwnSizeProps } from './own-size';

/** The code of it comes to those alone who once took a size from a guide. */
export function OwnSizeSlot(props: OwnSizeProps) {
  const [Own, setOwn] = useState<ComponentType<OwnSizeProps> | null>(null);
  useEffect(() => {
    if (deviceStorage.read('own-sizes'))
      void import('./own-size').then(({ OwnSize }) => setOwn(() => OwnSize)).catch(() => {});
  }, []);
  return Own && <Own {...props} />;
}
