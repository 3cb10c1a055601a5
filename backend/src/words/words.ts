import type { Locale } from 'contract/public-codes.ts';
import { all as de } from './de/all.ts';
import { all as en } from './en/all.ts';
import { all as es } from './es/all.ts';

/** All texts of the backend. Spanish is the source: a text missing in another language does not compile. */
export type Words = typeof es;

export const words: Record<Locale, Words> = { es, en, de };
