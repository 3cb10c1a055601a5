'use client';

import { useSyncExternalStore } from 'react';

function listen(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** The fragment of the address, which browsers never send; null on the server. */
export const useHash = () =>
  useSyncExternalStore(
    listen,
    () => window.location.hash.slice(1),
    () => null,
  );
