'use client';

import type { Locale } from '@/lib/i18n/routing';
import { createListeners } from '@/lib/state/store';
import { useStore } from '@/lib/state/use-store';
import { watchStored } from '@/lib/state/watch-stored';
import { deviceStorage } from '@/lib/state/web-storage';
import { isSizeSystem, labelSystem, type SizeSystem, usualSystem } from './size-systems';

const key = 'size-system';
const { tell, subscribe } = createListeners(watch);

function watch(): () => void {
  return watchStored(key, tell);
}

// In a private window the store may be closed: then the choice lasts as long as the page.
let unkept: SizeSystem | null = null;

function get(): SizeSystem | null {
  const kept = deviceStorage.read(key);
  return isSizeSystem(kept) ? kept : unkept;
}

function choose(system: SizeSystem) {
  if (!deviceStorage.write(key, system)) unkept = system;
  tell();
}

const store = { get, subscribe };

/** The shopper's own size system, kept on this device: a habit of reading labels, no measurement. */
export const useSizeSystem = (): [SizeSystem, (system: SizeSystem) => void] => [
  useStore(store, (system) => system ?? labelSystem, labelSystem),
  choose,
];

/** In which she means the sizes that she types: the one that she chose, else her language's. */
export const useTypedSystem = (locale: Locale): SizeSystem =>
  useStore(store, (system) => system ?? usualSystem[locale], usualSystem[locale]);
