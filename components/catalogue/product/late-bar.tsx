import { type ComponentType, useEffect, useState } from 'react';
import { importWithRetry } from '@/lib/state/import-with-retry';
import type { BarProps } from './product-bar';

/** The bar's script comes with the first scroll: before it nobody has left the button. */
export function LateBar(props: BarProps) {
  const [Bar, setBar] = useState<ComponentType<BarProps> | null>(null);

  useEffect(() => {
    const load = () =>
      void importWithRetry(() => import('./product-bar')).then(({ ProductBar }) => setBar(() => ProductBar));
    // A page that comes back has been scrolled before there was anybody to hear it.
    if (window.scrollY > 0) return load();
    window.addEventListener('scroll', load, { once: true, passive: true });
    return () => window.removeEventListener('scroll', load);
  }, []);

  return Bar && <Bar {...props} />;
}
