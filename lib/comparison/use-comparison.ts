'use client';

import { useStore } from '@/lib/state/use-store';
import { comparedStyles } from './compared-styles-store';
import { type ComparedStyle, isCompared } from './comparison-rules';

const nothing: ComparedStyle[] = [];

export const useCompared = (): ComparedStyle[] => useStore(comparedStyles, (items) => items, nothing);

export const useIsCompared = (reference: string): boolean =>
  useStore(comparedStyles, (items) => isCompared(items, reference), false);
