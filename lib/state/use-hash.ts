'use client';

import { useSyncExternalStore } from 'react';

function listen(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** What stands behind the # of the address, which the browser sends to nobody; null on the server. */
export const useHash = () =>
  useSyncExternalStore(
    listen,
    () => window.location.hash.slice(1),
    () => null,
  );
