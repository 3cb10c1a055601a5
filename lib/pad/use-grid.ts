'use client';

import { useEffect, useState } from 'react';
import type { Grid } from '@/lib/order/grid';
import type { GridLookup } from './grid-lookup';

const pauseMs = 160;
const shortest = 4;

export type GridAnswer =
  | { state: 'idle' | 'asking' | 'unknown' | 'away'; code: string; grid: null }
  | { state: 'found'; code: string; grid: Grid };

/** Reads the style of a code while it is typed, once typing pauses. */
export function useGrid(lookup: GridLookup, text: string): GridAnswer {
  const code = text.trim().toUpperCase();
  const [answer, setAnswer] = useState<GridAnswer>({ state: 'idle', code: '', grid: null });
  useEffect(() => {
    if (code.length < shortest) return;
    let left = false;
    const timer = setTimeout(async () => {
      const found = await lookup.find(code);
      if (left) return;
      if (found.ok) setAnswer({ state: 'found', code, grid: found.data });
      else
        setAnswer({
          state: found.kind === 'absent' || found.kind === 'invalid' ? 'unknown' : 'away',
          code,
          grid: null,
        });
    }, pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [code, lookup]);
  if (code.length < shortest) return { state: 'idle', code, grid: null };
  return answer.code === code ? answer : { state: 'asking', code, grid: null };
}
