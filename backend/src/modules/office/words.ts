import type { Locale } from 'contract/public-codes.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';
import { es } from './words-es.ts';
import type { Words } from './words-shape.ts';

export const words: Record<Locale, Words> = { es, en, de };
