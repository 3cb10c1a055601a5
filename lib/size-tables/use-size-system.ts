'use client';

import { useSyncExternalStore } from 'react';
import { isSizeSystem, labelSystem, type SizeSystem } from './size-systems';

const key = 'size-system';
const changed = 'size-system-changed';

function subscribe(listener: () => void) {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}

// In a private window the store may be closed: then the choice lasts as long as the page.
let unkept: SizeSystem = labelSystem;

function read(): SizeSystem {
  try {
    const kept = localStorage.getItem(key);
    return isSizeSystem(kept) ? kept : unkept;
  } catch {
    return unkept;
  }
}

function choose(system: SizeSystem) {
  try {
    localStorage.setItem(key, system);
  } catch {
    unkept = system;
  }
  window.dispatchEvent(new Event(changed));
}

/** The shopper's own size system, kept on this device: a habit of reading labels, no measurement. */
export function useSizeSystem(): [SizeSystem, (system: SizeSystem) => void] {
  return [useSyncExternalStore(subscribe, read, () => labelSystem), choose];
}
