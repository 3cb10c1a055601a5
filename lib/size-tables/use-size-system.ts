'use client';

import { createListeners } from '@/lib/state/store';
import { useStore } from '@/lib/state/use-store';
import { watchStored } from '@/lib/state/watch-stored';
import { deviceStorage } from '@/lib/state/web-storage';
import { isSizeSystem, labelSystem, type SizeSystem } from './size-systems';

const key = 'size-system';
const { tell, subscribe } = createListeners(watch);

function watch(): () => void {
  return watchStored(key, tell);
}

// In a private window the store may be closed: then the choice lasts as long as the page.
let unkept: SizeSystem = labelSystem;

function get(): SizeSystem {
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
  useStore(store, (system) => system, labelSystem),
  choose,
];
