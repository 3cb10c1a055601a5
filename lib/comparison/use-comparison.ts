'use client';

import { useStore } from '@/lib/state/use-store';
import { compareList } from './comparison-list';
import { type Compared, isCompared } from './comparison-rules';

const nothing: Compared[] = [];

export const useCompared = (): Compared[] => useStore(compareList, (items) => items, nothing);

export const useIsCompared = (reference: string): boolean =>
  useStore(compareList, (items) => isCompared(items, reference), false);
