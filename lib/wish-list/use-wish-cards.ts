'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { AnswerOf } from '@/contract/calls';
import type { AddressOf } from '@/contract/paths';
import { cardsPerCallMax } from '@/contract/rules';
import { type ProductCard, toProductCard } from '@/lib/catalogue/catalogue-mappers';
import { post } from '@/lib/http/browser';
import { splitLocale } from '@/lib/i18n/routing';
import { inCalls } from './wish-cards';
import type { Wish } from './wish-list-rules';

const address: AddressOf<'readCards'> = '/api/public/portafolio/consultarTarjetas';

type Cards = { state: 'loading' | 'ready' | 'failed'; cards: ProductCard[]; known: Set<string> };

/** The cards of these wishes; only references that are not known yet are asked for. Failed reads may be asked again. */
export function useWishCards(wishes: Wish[]): Cards & { again: () => void } {
  const [cards, setCards] = useState<Cards>({ state: 'loading', cards: [], known: new Set() });
  const [turn, setTurn] = useState(0);
  const wanted = wishes.filter(({ reference }) => !cards.known.has(reference));
  const missing = inCalls(wanted, cardsPerCallMax).flat().join();

  const ask = useEffectEvent(async (isLeft: () => boolean) => {
    const locale = splitLocale(window.location.pathname).locale;
    const parts = inCalls(wanted, cardsPerCallMax);
    const answers = await Promise.all(
      parts.map((referencias) => post<AnswerOf<'readCards'>>(address, { idioma: locale, referencias })),
    );
    if (isLeft()) return;
    const found = answers.flatMap((answer) =>
      answer.ok ? answer.data.map((each) => toProductCard(each, locale)) : [],
    );
    const failed = answers.some((answer) => !answer.ok);
    setCards((was) => ({
      state: failed ? 'failed' : 'ready',
      cards: [...was.cards, ...(failed ? [] : found)],
      known: failed ? was.known : new Set([...was.known, ...parts.flat()]),
    }));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew
  useEffect(() => {
    if (!missing) return;
    let left = false;
    void ask(() => left);
    return () => {
      left = true;
    };
  }, [missing, turn]);

  return {
    ...cards,
    again: () => {
      setCards((was) => ({ ...was, state: 'loading' }));
      setTurn(turn + 1);
    },
  };
}
