'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { splitLocale } from '@/lib/i18n/routing';
import { checkLines, type LineNotes, mergeNotes, toCurrentFacts } from './bag-check';
import { refreshLine } from './cart';
import type { CartLine } from './cart-line';

export type BagCheck = {
  state: 'idle' | 'asking' | 'asked' | 'offline';
  notes: LineNotes;
};

const nothing: BagCheck = { state: 'idle', notes: new Map() };

/**
 * Checks the lines once per visit, and again when the connection returns. The lines take the new price and maximum,
 * so that every sum is right, and changes stay noted until the page is left.
 */
export function useBagCheck(lines: CartLine[] | null): BagCheck {
  const [check, setCheck] = useState(nothing);
  const [turn, setTurn] = useState(0);
  const known = lines !== null && lines.length > 0;

  const ask = useEffectEvent(async (isLeft: () => boolean) => {
    const asked = lines ?? [];
    setCheck((was) => ({ ...was, state: 'asking' }));
    const found = await checkLines(asked, splitLocale(window.location.pathname).locale);
    if (isLeft()) return;
    if (!found) return setCheck((was) => ({ ...was, state: 'offline' }));
    const notes: LineNotes = new Map();
    for (const was of asked) {
      const now = found.get(was.key);
      if (!now) continue;
      if (now.state !== 'same') notes.set(was.key, { now, was });
      const facts = toCurrentFacts(now, was);
      if (facts.priceCents !== was.priceCents || facts.maxQuantity !== was.maxQuantity)
        await refreshLine(was.key, facts);
    }
    setCheck((was) => ({ state: 'asked', notes: mergeNotes(was.notes, found, notes) }));
  });

  // Each turn checks again.
  const question = known ? turn : null;
  useEffect(() => {
    if (question === null) return;
    let left = false;
    void ask(() => left);
    return () => {
      left = true;
    };
  }, [question]);

  useEffect(() => {
    const again = () => setTurn((was) => was + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return check;
}
