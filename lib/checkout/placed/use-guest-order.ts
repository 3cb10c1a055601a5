'use client';

import { useRef } from 'react';
import useSWR from 'swr';
import { announcePayment } from '@/lib/payment/payment-broadcast';
import { isAwaited, pollDelay } from '@/lib/payment/payment-rules';
import type { PollResult } from '@/lib/payment/use-payment-poll';
import { usePurchaseKey } from '@/lib/payment/use-purchase-key';
import type { Result } from '@/lib/result';
import type { GuestOrderKey } from '../checkout';
import { toOrderKey } from '../guest-paths';
import { placedGuestOrders } from '../place/guest-attempt';
import { readGuestOrder, refreshGuestPayment } from './guest-placed-calls';
import type { GuestOrder } from './placed-order';

/**
 * The state of the order. While its payment is awaited it is read again, at growing intervals; the first time the
 * provider is asked, because it knows most right after the guest's return.
 */
export function useGuestOrder(key: GuestOrderKey) {
  const looks = useRef(0);
  const { data, mutate } = useSWR(['guest-order', key.number, key.secret], () => read(looks.current === 0), {
    refreshInterval: (answer) => (answer && needsLook(answer) ? pollDelay(looks.current) : 0),
    onSuccess: announce,
  });

  async function read(asksProvider: boolean): Promise<Result<GuestOrder>> {
    looks.current += 1;
    const answer = await readGuestOrder(key);
    // The order knows its latest payment attempt.
    return asksProvider && answer.ok && isAwaited(answer.data.result.state)
      ? refreshGuestPayment(key, answer.data)
      : answer;
  }
  function announce(answer: Result<GuestOrder>): void {
    if (answer.ok && answer.data.result.state === 'paid') announcePayment(answer.data.result);
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

const needsLook = (answer: Result<GuestOrder>) => !answer.ok || isAwaited(answer.data.result.state);

/** The order of this page. */
export const useGuestOrderKey = (alias: string) => usePurchaseKey(alias, placedGuestOrders, toOrderKey);
