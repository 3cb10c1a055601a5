'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Words } from '@/lib/i18n/words';
import type { PaymentOriginName } from '@/lib/payment/payment';
import { useAwaited } from '@/lib/payment/use-awaited';

type Props = {
  payment: string;
  origin: PaymentOriginName;
  /** The page's own address: without script it is loaded again. */
  here: string;
  words: Words<'payment.result.awaited'>;
};

/** Looks by itself, ever more seldom, and whenever she asks; as soon as there is an answer the page is drawn anew. */
export function AwaitResult({ payment, origin, here, words }: Props) {
  const [told, setTold] = useState<'looking' | 'still' | 'trouble' | 'news' | null>(null);
  const look = useAwaited(origin, payment, () => {
    setTold('news');
    window.location.reload();
  });

  async function ask(): Promise<void> {
    setTold('looking');
    const state = await look();
    if (state !== 'news') setTold(state);
  }
  return (
    <div className="payment-awaited">
      <p role="status">{told && words[told]}</p>
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
