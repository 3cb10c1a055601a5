import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { absentMark } from '@/engine/config/absent-mark';
import { settings } from '@/lib/env';

/**
 * For a page about an unknown address. The engine answers 404 for the mark (`engine/cache/microcache.ts`). Where the parts
 * that do so are off, `notFound()` must: Next sends that page as an empty document for scripts to fill.
 */
export function absentPageMetadata(title: string): Metadata {
  const { engineOff } = settings();
  if (engineOff.has('hot-pages') && engineOff.has('plain-documents')) notFound();
  return { title, robots: { index: false }, other: absentMark };
}
