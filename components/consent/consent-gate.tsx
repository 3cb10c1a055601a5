'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ConsentDeskProps } from './consent-desk';

/** Only where a container is set does this stand in a page; the rest comes once the page is there. */
export function ConsentGate(props: ConsentDeskProps) {
  const [Desk, setDesk] = useState<ComponentType<ConsentDeskProps> | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./consent-desk').then(({ ConsentDesk }) => setDesk(() => ConsentDesk)).catch(() => {});
    if (document.readyState === 'complete') load();
    else addEventListener('load', load, { once: true });
    return () => removeEventListener('load', load);
  }, []);
  return Desk && <Desk {...props} />;
}
