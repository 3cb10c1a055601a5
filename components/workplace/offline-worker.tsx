'use client';

import { useEffect } from 'react';
import { keeperPath } from '@/lib/session/desk-names';

/** Sees to it that her browser has what keeps copies of her desk, once the page is done. A browser that cannot goes without. */
export function OfflineWorker() {
  useEffect(() => {
    if (!('cookieStore' in window && 'serviceWorker' in navigator)) return;
    const timer = setTimeout(() => void navigator.serviceWorker.register(keeperPath).catch(() => {}), 1000);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
