import type { Locale } from 'contract/codes.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Words } from './shape.ts';

export const words: Record<Locale, Words> = { es, en, de };
