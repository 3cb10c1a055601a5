import type { Metadata } from 'next';
import { absentMark } from './absent-mark';

/**
 * For a page about an unknown address, in place of `notFound()`, which Next sends as an empty document for scripts to
 * fill. The server around Next answers 404 for the mark (`lib/server/hot-pages.ts`).
 */
export const absentPage = (title: string): Metadata => ({ title, robots: { index: false }, other: absentMark });
