import type { Metadata } from 'next';
import { absentMark } from './absent-mark';

/**
 * For a page that shows that nothing is at its address, in the place of `notFound()`: Next sends that one without a
 * word, for scripts to fill. The server around Next answers 404 by the mark (`lib/server/hot-pages.ts`).
 */
export const absentPage = (title: string): Metadata => ({ title, robots: { index: false }, other: absentMark });
