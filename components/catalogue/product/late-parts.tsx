import { type ComponentType, useEffect, useState } from 'react';
import { importWithRetry } from '@/lib/state/import-with-retry';
import { deviceStorage } from '@/lib/state/web-storage';
import type { OwnSizeProps } from './own-size';
import type { BarProps } from './product-bar';

/** The bar's script loads with the first scroll, because before it the button is still in sight. */
export function LateBar(props: BarProps) {
  const [Bar, setBar] = useState<ComponentType<BarProps> | null>(null);

  useEffect(() => {
    const load = () =>
      void importWithRetry(() => import('./product-bar')).then(({ ProductBar }) => setBar(() => ProductBar));
    // A restored page was scrolled before this listener existed.
    if (window.scrollY > 0) return load();
    window.addEventListener('scroll', load, { once: true, passive: true });
    return () => window.removeEventListener('scroll', load);
  }, []);

  return Bar && <Bar {...props} />;
}

/** The code of it comes to those alone who once took a size from a guide. */
export function OwnSizeSlot(props: OwnSizeProps) {
  const [Own, setOwn] = useState<ComponentType<OwnSizeProps> | null>(null);
  useEffect(() => {
    if (deviceStorage.read('own-sizes'))
      void import('./own-size').then(({ OwnSize }) => setOwn(() => OwnSize)).catch(() => {});
  }, []);
  return Own && <Own {...props} />;
}
