'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Words } from '@/lib/i18n/words';
import type { PollResult } from '@/lib/payment/use-awaited';

type Props = {
  /** The answer has come by itself. */
  heard?: boolean;
  /** The page's own address: without script it is loaded again. */
  here: string;
  look: () => Promise<PollResult>;
  words: Words<'payment.result.awaited'>;
};

/** The result is still pending; the payer may check at any time. */
export function AwaitedNote({ heard = false, here, look, words }: Props) {
  const [told, setTold] = useState<'looking' | PollResult | null>(null);

  async function ask(): Promise<void> {
    setTold('looking');
    setTold(await look());
  }
  const said = heard ? 'news' : told;
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
