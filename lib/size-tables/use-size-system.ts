'use client';

import type { Locale } from '@/lib/i18n/routing';
import { createListeners } from '@/lib/state/store';
import { useStore } from '@/lib/state/use-store';
import { watchStored } from '@/lib/state/watch-stored';
import { deviceStorage } from '@/lib/state/web-storage';
import { defaultSystems, isSizeSystem, type SizeSystem } from './size-systems';

const key = 'size-system';
const { notify, subscribe } = createListeners(watch);

function watch(): () => void {
  return watchStored(key, notify);
}

// With storage blocked the choice lasts as long as the page.
let unkept: SizeSystem | null = null;

function get(): SizeSystem | null {
  const kept = deviceStorage.read(key);
  return isSizeSystem(kept) ? kept : unkept;
}

function choose(system: SizeSystem) {
  if (!deviceStorage.write(key, system)) unkept = system;
  notify();
}

const store = { get, subscribe };

/**
 * The shopper's chosen size system, else the language's; the choice is stored on this device: a preference, no
 * measurement.
 */
export function useSizeSystem(locale: Locale): [SizeSystem, (system: SizeSystem) => void] {
  const habit = defaultSystems[locale];
  return [useStore(store, (chosen) => chosen ?? habit, habit), choose];
}
