'use client';

import { useStore } from '@/lib/state/use-store';
import { compareList } from './comparison-list';
import { type ComparedStyle, isCompared } from './comparison-rules';

const nothing: ComparedStyle[] = [];

export const useCompared = (): ComparedStyle[] => useStore(compareList, (items) => items, nothing);

export const useIsCompared = (reference: string): boolean =>
  useStore(compareList, (items) => isCompared(items, reference), false);
