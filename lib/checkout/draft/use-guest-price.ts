'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { refreshLine } from '@/lib/cart/cart';
import type { GiftCardAnswer } from '@/lib/order/order';
import type { Difference } from '@/lib/order/order-line';
import { mapResult, type Result, success } from '@/lib/result';
import type { LastChoices } from '../address/remembered-guest';
import { isCovered, usualMethod, usualTender } from '../checkout-rules';
import {
  type GuestBag,
  type GuestChoice,
  type GuestPlace,
  type GuestPrice,
  keepChoice,
  keepCoupon,
  keepGiftCards,
  type RefusedCard,
  recallChoice,
  recallCoupon,
  recallGiftCards,
} from './guest-draft';
import { priceBag } from './guest-draft-calls';

type PriceOptions = {
  coupon?: string | null;
  last?: LastChoices | null;
  /** The step that pays. */
  paid?: boolean;
};

/**
 * The price of the bag with the current choices, which the tab stores; for components that the server does not render,
 * because they need the bag. Lines take the current prices, so that the next request has no difference; differences
 * stay noted until the page is left.
 */
export function useGuestPrice(
  bag: GuestBag,
  place: GuestPlace,
  { coupon = recallCoupon(), last = null, paid = false }: PriceOptions = {},
) {
  const [choice, setChoice] = useState<GuestChoice>(recallChoice);
  const [giftCards, setGiftCards] = useState<string[]>(() => (paid ? recallGiftCards() : []));
  const [droppedCards, setDroppedCards] = useState<RefusedCard[]>([]);
  const [differences, setDifferences] = useState<Difference[]>([]);
  const question = { bag, place, coupon, giftCards, choice: { shipping: choice.shipping, tender: choice.tender } };
  // An answer counts for the component that asked: another step's request, still under way, would not be taken.
  const [asker] = useState(Math.random);
  const { data, isValidating, mutate } = useSWR(['guest-price', asker, question], () => priceBag(question), {
    keepPreviousData: true,
    revalidateOnFocus: false,
    // A choice that is taken back at once is asked again, because only an answer changes the price.
    dedupingInterval: 0,
    onSuccess: take,
  });
  const [price, setPrice] = useState<GuestPrice | null>(null);

  function take(answer: Result<GuestPrice>): void {
    if (!answer.ok) return;
    const now = answer.data;
    if (now.differences.length > 0) setDifferences(now.differences);
    // The usual or cheapest available method until the guest chooses another: a total without delivery is not shown. It
    // is not kept, because at another address another method is the cheapest.
    const { methods } = now.shipping;
    const fine = methods.some(({ code, available }) => available && code === choice.shipping);
    const shipping = fine ? choice.shipping : (usualMethod(methods, last?.shipping ?? null)?.code ?? cheapest(now));
    // With nothing left to pay there is no method, nor its fee.
    const usual = choice.tender ?? usualTender(now.methods, last?.tender ?? null);
    const tender = isCovered(now.totals, 0, false) ? null : usual;
    if (shipping === choice.shipping && tender === choice.tender) setPrice(now);
    else setChoice({ ...choice, shipping, tender });
    if (now.refusedCards.length > 0) {
      setDroppedCards(now.refusedCards);
      keepCards(giftCards.filter((code) => !now.refusedCards.some((refused) => refused.code === code)));
    }
    const known = new Map(bag.lines.map((line) => [line.key, line]));
    for (const { code, catalogueCents, availability, maxQuantity } of now.lines) {
      const line = known.get(code);
      const most = availability === 'soldOut' ? 0 : maxQuantity;
      if (line && (line.priceCents !== catalogueCents || line.quantity > most))
        void refreshLine(code, { priceCents: catalogueCents, maxQuantity: most });
    }
    // A coupon that is no longer valid is reported once and then dropped.
    if (coupon && !now.coupon) keepCoupon(null);
  }
  function keepCards(codes: string[]): void {
    setGiftCards(codes);
    keepGiftCards(codes);
  }
  /** A code is kept once it pays something. */
  async function tryCard(code: string): Promise<Result<GiftCardAnswer>> {
    setDroppedCards([]);
    if (giftCards.includes(code)) return success({ reason: 'already' });
    const codes = [...giftCards, code];
    return mapResult(await priceBag({ ...question, giftCards: codes }), ({ totals, refusedCards }) => {
      const refused = refusedCards.find((each) => each.code === code);
      const card = totals.giftCards.at(-1);
      if (refused || !card) return { reason: refused?.reason ?? '' };
      keepCards(codes);
      return { card };
    });
  }
  function choose(next: GuestChoice): void {
    setChoice(next);
    keepChoice(next);
  }
  return {
    choice,
    choose,
    price,
    differences,
    giftCards,
    droppedCards,
    tryCard,
    /** By its place: the totals name the cards in the order of their codes. */
    removeCard: (at: number) => keepCards(giftCards.filter((_, each) => each !== at)),
    /** The total is being requested. */
    pending: isValidating,
    failure: data && !data.ok ? data : null,
    retry: () => void mutate(),
  };
}

const cheapest = ({ shipping }: GuestPrice): string | null => {
  const there = shipping.methods.filter(({ available, pickupPoint }) => available && !pickupPoint);
  return there.toSorted((a, b) => a.costCents - b.costCents)[0]?.code ?? null;
};
