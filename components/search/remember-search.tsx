'use client';

import { useEffect } from 'react';
import { recentSearches } from '@/lib/search/recent-searches';

/**
 * F007. Rendered with the results, so that each search is remembered however it was submitted: in the header, on the
 * page, before a script had loaded.
 */
export function RememberSearch({ text }: { text: string }) {
  useEffect(() => recentSearches.remember(text), [text]);
  return null;
}
