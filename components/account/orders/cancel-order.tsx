'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';
import { formatPrice } from '@/contract/money';
import { cancelPlacedOrder } from '@/lib/account/orders-mutations';
import { fill, type Words } from '@/lib/i18n/message-texts';

type Props = {
  number: string;
  totalCents: number;
  /** The executive whom an advisor acts as; null where nobody else acts. */
  actingAs: string | null;
  words: Words<'orders.detail.cancel'>;
};

/** Cancels after two presses; the second names the order, its total and what happens to the money. */
export function CancelOrder({ number, totalCents, actingAs, words }: Props) {
  /** False after the executive answered no. */
  const [asked, setAsked] = useState<boolean | null>(null);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<'failed' | 'late' | 'absent' | null>(null);

  async function cancel() {
    setPending(true);
    setFailed(null);
    const answer = await cancelPlacedOrder(number, actingAs === null ? 'herself' : 'advisor');
    if (answer.ok) return window.location.reload();
    setPending(false);
    // A backend that implements the specification alone has only the advisor's call.
    if (answer.kind === 'absent') return setFailed('absent');
    setFailed(answer.kind === 'conflict' ? 'late' : 'failed');
  }

  if (!asked)
    return (
      <p className="actions order-cancel-start">
        <Button ref={asked === false ? takeFocus : null} variant="secondary" onClick={() => setAsked(true)}>
          {words.start}
        </Button>
        <span className="text-soft">{words.until}</span>
      </p>
    );
  const ask = { order: number, total: formatPrice(totalCents), name: actingAs ?? '' };
  return (
    <fieldset className="order-cancel">
      <legend className="ui-label">{fill(actingAs === null ? words.ask : words.askFor, ask)}</legend>
      <p>{words.money}</p>
      <p role="alert" className="form-failure" hidden={!failed}>
        {failed && words[failed]}
      </p>
      <div className="actions">
        <Button pending={pending} pendingLabel={words.pending} onClick={() => void cancel()}>
          {words.yes}
        </Button>
        <Button ref={takeFocus} variant="quiet" onClick={() => setAsked(false)}>
          {words.no}
        </Button>
      </div>
    </fieldset>
  );
}
