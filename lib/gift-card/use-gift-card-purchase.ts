'use client';

import { useRef } from 'react';
import useSWR from 'swr';
import { isAwaited, pollDelay } from '@/lib/payment/payment-rules';
import type { PollResult } from '@/lib/payment/use-payment-poll';
import type { Result } from '@/lib/result';
import type { GiftCardKey, GiftCardPurchase } from './gift-card';
import { readGiftCardPurchase, refreshGiftCardPayment } from './gift-card-calls';

/**
 * The state of the purchase. While its payment is awaited it is read again, at growing intervals; the first time the
 * provider is asked, because it knows most right after the buyer's return.
 */
export function useGiftCardPurchase(key: GiftCardKey) {
  const looks = useRef(0);
  const { data, mutate } = useSWR(['gift-card', key.number, key.secret], () => read(looks.current === 0), {
    refreshInterval: (answer) => (answer && needsLook(answer) ? pollDelay(looks.current) : 0),
  });

  async function read(asksProvider: boolean): Promise<Result<GiftCardPurchase>> {
    looks.current += 1;
    const answer = await readGiftCardPurchase(key);
    const payment = answer.ok && isAwaited(answer.data.result.state) ? answer.data.result.payment : null;
    return asksProvider && payment ? refreshGiftCardPayment(key, payment) : answer;
  }
  /** On request: asks the provider again. */
  async function check(): Promise<PollResult> {
    const answer = await read(true);
    await mutate(answer, { revalidate: false });
    if (!answer.ok) return 'trouble';
    return isAwaited(answer.data.result.state) ? 'still' : 'news';
  }
  return { answer: data, check };
}

const needsLook = (answer: Result<GiftCardPurchase>) =>
  !answer.ok || (answer.data.state === 'waiting' && isAwaited(answer.data.result.state));
