'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ConsentManagerProps } from './consent-manager';

/** Rendered only if a container is configured; the rest loads after the page. */
export function LazyConsentManager(props: ConsentManagerProps) {
  const [Desk, setDesk] = useState<ComponentType<ConsentManagerProps> | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./consent-manager').then(({ ConsentManager }) => setDesk(() => ConsentManager)).catch(() => {});
    if (document.readyState === 'complete') load();
    else addEventListener('load', load, { once: true });
    return () => removeEventListener('load', load);
  }, []);
  return Desk && <Desk {...props} />;
}
