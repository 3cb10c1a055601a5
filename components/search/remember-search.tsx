'use client';

import { useEffect } from 'react';
import { recentSearches } from '@/lib/search/recent-searches';

/** F007. Where the answer is, however it was asked for: in the header, on the page, before a script was there. */
export function RememberSearch({ text }: { text: string }) {
  useEffect(() => recentSearches.remember(text), [text]);
  return null;
}
