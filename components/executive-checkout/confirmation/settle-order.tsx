'use client';

import { useState } from 'react';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import { Button } from '@/components/ui/button';
import type { Words } from '@/lib/i18n/message-texts';
import { settleOrder } from '@/lib/payment/payment-mutations';
import type { Failure } from '@/lib/result';

type Props = { number: string; words: { confirmation: Words<'checkout.confirmation'>; failures: FailureWords } };

/** The order is placed but its payment is not agreed: the answer was lost between the two. */
export function SettleOrder({ number, words }: Props) {
  const said = words.confirmation;
  const [state, setState] = useState<'ready' | 'sending' | 'open'>('ready');
  const [failure, setFailure] = useState<Failure | null>(null);

  async function settle(): Promise<void> {
    setState('sending');
    const result = await settleOrder(number);
    if (result.ok && result.data.settled) return window.location.reload();
    setFailure(result.ok ? null : result);
    setState(result.ok ? 'open' : 'ready');
  }
  return (
    <div className="order-settle">
      <FailureNote failure={failure} words={words.failures} onRetry={() => void settle()} />
      {state === 'open' && <p role="alert">{said.settleFailed}</p>}
      <Button pending={state === 'sending'} pendingLabel={said.settling} onClick={() => void settle()}>
        {said.settle}
      </Button>
    </div>
  );
}
