'use client';

import { useEffect, useState } from 'react';
import { type CartStorage, watchBagCount } from './bag-count';
import { bag, type Cart, type CartProblem } from './cart';
import type { CartLine } from './cart-line';

export type CartLines =
  | { state: 'loading' }
  | { state: 'ready'; lines: CartLine[]; kept: CartStorage }
  | { state: 'failed'; problem: CartProblem };

/** The lines of a bag, updated when this tab or another changes it. Loads the store. */
export function useCartLines(cart: Cart = bag): CartLines {
  const [lines, setLines] = useState<CartLines>({ state: 'loading' });

  useEffect(() => {
    let left = false;
    let asked = 0;
    async function load() {
      asked += 1;
      const mine = asked;
      const answer = await cart.list();
      // Responses may arrive out of order; the older one is stale.
      if (left || mine !== asked) return;
      setLines(
        answer.ok
          ? { state: 'ready', lines: answer.value, kept: answer.kept }
          : { state: 'failed', problem: answer.problem },
      );
    }
    const reload = () => void load();
    const leave = [cart.subscribe(reload), watchBagCount(cart.name, reload)];
    reload();
    return () => {
      left = true;
      for (const each of leave) each();
    };
  }, [cart]);

  return lines;
}
