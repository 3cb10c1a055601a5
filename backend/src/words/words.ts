import type { Locale } from 'contract/public-codes.ts';
import { all as de } from './de/all.ts';
import { all as en } from './en/all.ts';
import { all as es } from './es/all.ts';

/** All that the backend says to people. Spanish is the source: what another language leaves out does not compile. */
export type Words = typeof es;

export const words: Record<Locale, Words> = { es, en, de };
