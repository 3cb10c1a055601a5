'use client';

import { useEffect, useState } from 'react';
import { cardsPerCallMax } from '@/contract/rules';
import { listCards } from '@/lib/catalogue/card-calls';
import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';
import { splitLocale } from '@/lib/i18n/routing';

type Sizes = Map<string, ProductCard['sizes']>;

/**
 * The sizes of these products, requested once each and only for a visitor with a size of their own; the request does
 * not name that size. Optional: without a response no card is marked.
 */
export function useCardSizes(references: string[], asks: boolean): Sizes {
  const [sizes, setSizes] = useState<Sizes>(new Map());
  const missing = asks ? references.filter((reference) => !sizes.has(reference)) : [];
  const question = missing.slice(0, cardsPerCallMax).join();

  useEffect(() => {
    if (!question) return;
    let left = false;
    const asked = question.split(',');
    void listCards(splitLocale(window.location.pathname).locale, asked).then((cards) => {
      const found = new Map(cards.map((card) => [card.reference, card.sizes]));
      if (!left) setSizes((was) => new Map([...was, ...asked.map((each) => [each, found.get(each)] as const)]));
    });
    return () => {
      left = true;
    };
  }, [question]);

  return sizes;
}
