import { useRef, useState } from 'react';
import { useRequestQueue } from '@/components/executive-checkout/use-request-queue';
import type { TenderCode } from '@/contract/codes';
import { isCovered, leftByCards, usualTender } from '@/lib/checkout/checkout-rules';
import { readSummary } from '@/lib/checkout/draft/executive-draft-mutations';
import { applyGiftCard, removeGiftCard } from '@/lib/gift-card/gift-card-calls';
import type { PaymentMethod } from '@/lib/order/delivery';
import type { GiftCardAnswer, GiftCardPart, Order, Totals } from '@/lib/order/order';
import type { Account } from '@/lib/payment/payment';
import {
  type Choice,
  firstChoice,
  isChoiceAvailable,
  recallChoice,
  rememberChoice,
} from '@/lib/payment/payment-choice';
import { readMethods } from '@/lib/payment/payment-mutations';
import { fitsCreditLimit, maxPart, parsePart } from '@/lib/payment/payment-rules';
import { mapResult, type Result } from '@/lib/result';

type Start = {
  order: Pick<Order, 'id' | 'version' | 'totals' | 'payment'>;
  offered: PaymentMethod[];
  account: Account;
  /** How the last order was paid. */
  lastTender: TenderCode | null;
  /** Called when the order has changed. */
  onStale: () => void;
};

/** The chosen payment, kept in the tab. The backend returns totals and methods for it. */
export function usePaymentChoice({ order, offered, account, lastTender, onStale }: Start) {
  const credit = order.payment.terms === 'credit';
  const [totals, setTotals] = useState(order.totals);
  // What gift cards leave can go on the account.
  const leftCents = leftByCards(totals);
  const carries = fitsCreditLimit(account, leftCents);
  const bounds = { totalCents: leftCents, leftCents: account.limit?.leftCents ?? 0 };
  const divides = credit && maxPart(bounds) > 0;
  const [methods, setMethods] = useState(offered);
  const [choice, setChoice] = useState<Choice>(() =>
    firstChoice(order.payment, carries, usualTender(offered, lastTender)),
  );
  const turns = useRef(0);
  /** The part that the methods were last read for. */
  const readPart = useRef<number | null>(null);
  const reads = useRequestQueue();
  // Credit that is promised to waiting orders cannot pay this one.
  const freeCents = account.creditCents - (account.limit?.heldCents ?? 0);
  const coversAll = ({ balance, part }: Choice, now = totals) => part === null && isCovered(now, freeCents, balance);
  const toPartCents = ({ part }: Choice) => (part === null ? null : parsePart(part, bounds));

  function keep(next: Choice): void {
    setChoice(next);
    rememberChoice(order.id, next);
  }
  function choose(next: Choice, known = totals): void {
    keep(next);
    turns.current += 1;
    const turn = turns.current;
    const tender = next.way === 'credit' || coversAll(next, known) ? null : next.way;
    const partCents = toPartCents(next);
    // An invalid part has its error beside the field.
    if (next.part !== null && partCents === null) return;
    if (partCents !== readPart.current) {
      readPart.current = partCents;
      reads.write('methods', () => readMethods(bounds.totalCents, partCents), setMethods);
    }
    reads.write(
      'summary',
      () => readSummary({ tender, balance: next.balance, partCents }),
      (now) => {
        if (now.order.version !== order.version || now.order.id !== order.id) return onStale();
        if (turn === turns.current) setTotals(now.order.totals);
      },
    );
  }
  /** The answers to cards know neither account nor method: the summary is read again with both. */
  function takeCards(now: Totals): void {
    setTotals(now);
    choose(leftByCards(now) > 0 ? choice : { ...choice, part: null }, now);
  }
  async function tryCard(code: string): Promise<Result<GiftCardAnswer>> {
    return mapResult(await applyGiftCard(code), (now) => {
      takeCards(now);
      const card = now.giftCards.find(({ number }) => !totals.giftCards.some((known) => known.number === number));
      return card ? { card } : { reason: 'already' };
    });
  }
  const removeCard = async ({ number }: GiftCardPart): Promise<Result<void>> =>
    mapResult(await removeGiftCard(number), takeCards);
  /** Restores the choice made before a reload, if it is still possible. */
  function recallWay(): void {
    const recalled = recallChoice(order.id);
    const kept = recalled && { ...recalled, part: divides ? recalled.part : null };
    if (kept && (kept.way === null || isChoiceAvailable(kept, methods, credit && carries))) choose(kept);
  }
  const covered = coversAll(choice);
  return {
    choice,
    totals,
    methods,
    reads,
    carries,
    covered,
    partCents: toPartCents(choice),
    canPay: covered || isChoiceAvailable(choice, methods, credit && carries),
    /** The limits of a part paid by the account; null if none is possible. */
    bounds: divides ? bounds : null,
    keep,
    choose,
    recallWay,
    tryCard,
    removeCard,
  };
}
