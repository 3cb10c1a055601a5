import { type ComponentType, useEffect, useState } from 'react';
import { importWithRetry } from '@/lib/state/import-with-retry';
import { deviceStorage } from '@/lib/state/web-storage';
import type { BuyBarProps } from './buy-bar';
import type { OwnSizeNoteProps } from './own-size-note';

/** The bar's script loads with the first scroll, because before it the button is still in sight. */
export function LazyBuyBar(props: BuyBarProps) {
  const [Bar, setBar] = useState<ComponentType<BuyBarProps> | null>(null);

  useEffect(() => {
    const load = () => void importWithRetry(() => import('./buy-bar')).then(({ BuyBar }) => setBar(() => BuyBar));
    // A restored page was scrolled before this listener existed.
    if (window.scrollY > 0) return load();
    window.addEventListener('scroll', load, { once: true, passive: true });
    return () => window.removeEventListener('scroll', load);
  }, []);

  return Bar && <Bar {...props} />;
}

/** The code of it comes to those alone who once took a size from a guide. */
export function LazyOwnSizeNote(props: OwnSizeNoteProps) {
  const [Own, setOwn] = useState<ComponentType<OwnSizeNoteProps> | null>(null);
  useEffect(() => {
    if (deviceStorage.read('own-sizes'))
      void import('./own-size-note').then(({ OwnSizeNote }) => setOwn(() => OwnSizeNote)).catch(() => {});
  }, []);
  return Own && <Own {...props} />;
}
