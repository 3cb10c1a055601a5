'use client';

import { GiftCardsField, type GiftCardWords } from '@/components/checkout/gift-cards-field';
import { applyGiftCard } from '@/lib/gift-card/gift-card-calls';
import type { GiftCardAnswer } from '@/lib/order/order';
import { settleOrder } from '@/lib/payment/payment-mutations';
import { mapResult, type Result } from '@/lib/result';

type Props = { order: string; words: GiftCardWords };

/** A gift card for an executive's order that waits to be paid; what it covers is settled. */
export function PayByGiftCard({ order, words }: Props) {
  async function tryCard(code: string): Promise<Result<GiftCardAnswer>> {
    const answer = await applyGiftCard(code, order);
    if (answer.ok) {
      if (answer.data.dueCents === 0) await settleOrder(order);
      window.location.reload();
    }
    return mapResult(answer, ({ giftCards }) => {
      const card = giftCards.find(({ lastFour }) => lastFour === code.slice(-4));
      return card ? { card } : { reason: 'already' };
    });
  }
  return <GiftCardsField cards={[]} covered={false} words={words} onTry={tryCard} />;
}
