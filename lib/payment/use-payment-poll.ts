'use client';

import { useRef } from 'react';
import useSWR from 'swr';
import type { Result } from '@/lib/result';
import type { PaymentOriginName, PaymentResult } from './payment';
import { askProvider, readPayment } from './payment-mutations';
import { isAwaited, pollDelay } from './payment-rules';

/** The result of a poll. */
export type PollResult = 'still' | 'trouble' | 'news';

/**
 * Calls `onNews` when an awaited payment has a result. The first poll makes the backend ask the provider, because it
 * knows most right after the return; later ones only read. Returns a function that polls on request.
 */
export function usePaymentPoll(origin: PaymentOriginName, payment: string, onNews: () => void) {
  const looks = useRef(0);

  function handleResult(result: Result<PaymentResult>): PollResult {
    if (!result.ok) return 'trouble';
    if (isAwaited(result.data.state)) return 'still';
    onNews();
    return 'news';
  }
  async function check(): Promise<Result<PaymentResult>> {
    looks.current += 1;
    return looks.current === 1 ? askProvider(origin, payment) : readPayment(payment);
  }
  useSWR(`payment:${payment}`, check, { refreshInterval: () => pollDelay(looks.current), onSuccess: handleResult });

  return async () => handleResult(await askProvider(origin, payment));
}
