'use client';

import { useEffect } from 'react';
import { serviceWorkerPath } from '@/lib/session/offline-names';

/** Registers the service worker that caches the desk, once the page has loaded. Skipped in browsers without one. */
export function RegisterServiceWorker() {
  useEffect(() => {
    if (!('cookieStore' in window && 'serviceWorker' in navigator)) return;
    const timer = setTimeout(() => void navigator.serviceWorker.register(serviceWorkerPath).catch(() => {}), 1000);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
