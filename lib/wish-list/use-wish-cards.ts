'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { cardsPerCallMax } from '@/contract/rules';
import { readCards } from '@/lib/catalogue/card-calls';
import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import { splitLocale } from '@/lib/i18n/routing';
import { toCardBatches } from './wish-cards';
import type { Wish } from './wish-list-rules';

type Cards = { state: 'loading' | 'ready' | 'failed'; cards: ProductCard[]; known: Set<string> };

/** The cards of these wishes; only unknown references are read. Failed reads can be retried. */
export function useWishCards(wishes: Wish[]): Cards & { again: () => void } {
  const [cards, setCards] = useState<Cards>({ state: 'loading', cards: [], known: new Set() });
  const [turn, setTurn] = useState(0);
  const wanted = wishes.filter(({ reference }) => !cards.known.has(reference));
  const missing = toCardBatches(wanted, cardsPerCallMax).flat().join();

  const ask = useEffectEvent(async (isLeft: () => boolean) => {
    const locale = splitLocale(window.location.pathname).locale;
    const parts = toCardBatches(wanted, cardsPerCallMax);
    const answers = await Promise.all(parts.map((references) => readCards(locale, references)));
    if (isLeft()) return;
    const found = answers.flatMap((answer) => (answer.ok ? answer.data : []));
    const failed = answers.some((answer) => !answer.ok);
    setCards((was) => ({
      state: failed ? 'failed' : 'ready',
      cards: [...was.cards, ...(failed ? [] : found)],
      known: failed ? was.known : new Set([...was.known, ...parts.flat()]),
    }));
  });

  // Each turn reads again.
  const question = missing ? `${missing} ${turn}` : null;
  useEffect(() => {
    if (question === null) return;
    let left = false;
    void ask(() => left);
    return () => {
      left = true;
    };
  }, [question]);

  return {
    ...cards,
    again: () => {
      setCards((was) => ({ ...was, state: 'loading' }));
      setTurn(turn + 1);
    },
  };
}
