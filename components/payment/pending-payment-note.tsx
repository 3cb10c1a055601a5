'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Words } from '@/lib/i18n/message-texts';
import type { PollResult } from '@/lib/payment/use-payment-poll';

type Props = {
  /** True once the answer has arrived. */
  hasResult?: boolean;
  /** The page's own address, to reload without script. */
  here: string;
  check: () => Promise<PollResult>;
  words: Words<'payment.result.awaited'>;
};

/** The result is still pending; the payer may check at any time. */
export function PendingPaymentNote({ hasResult = false, here, check, words }: Props) {
  const [result, setResult] = useState<'looking' | PollResult | null>(null);

  async function ask(): Promise<void> {
    setResult('looking');
    setResult(await check());
  }
  const said = hasResult ? 'news' : result;
  return (
    <div className="payment-awaited">
      <p role="status">{said && words[said]}</p>
      <a
        href={here}
        className={buttonClass({ variant: 'secondary' })}
        onClick={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        {words.look}
      </a>
    </div>
  );
}
