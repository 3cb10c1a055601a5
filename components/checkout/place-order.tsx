'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import { Button } from '@/components/ui/button';
import type { PlaceOrderState } from '@/lib/checkout/place/use-place-order';
import type { Words } from '@/lib/i18n/message-texts';
import { CheckoutBar } from './checkout-bar';
import { ObstacleList, type Obstacles } from './obstacle-list';
import './checkout.css';

type Props = {
  placing: PlaceOrderState;
  /** The total is being read: nothing can be confirmed that is not shown. */
  waiting: boolean;
  /** The order's total, or what gift cards leave of it; null where it is not known. */
  totalCents: number | null;
  /** Described by it, the button keeps its statutory text. */
  note?: string | undefined;
  /** Null while an order is under way. */
  obstacles: Obstacles | null;
  words: {
    payment: Words<'checkout.payment'>;
    totals: Pick<Words<'checkout.totals'>, 'total'>;
    failures: FailureWords;
  };
  onPlace: () => void;
  onAsk: () => void;
};

/**
 * The statutory button with its exact text, and any obstacle or result. Button and total stay in sight from the first
 * line of the page; what the law wants above the button stands above its place at the end, and the terms, without
 * which it orders nothing, last.
 */
export function PlaceOrder({ placing, waiting, totalCents, note, obstacles, words, onPlace, onAsk }: Props) {
  const said = words.payment;
  const missing = useRef<HTMLDivElement>(null);
  const { state } = placing;

  function press(): void {
    if (!obstacles || obstacles.list.length === 0) {
      onPlace();
      return;
    }
    // Hidden, the list would not take the focus.
    flushSync(obstacles.onShow);
    missing.current?.focus();
  }

  if (state === 'unknown') {
    return (
      <div role="alert" className="checkout-notice checkout-unknown">
        <h2>{said.unknownTitle}</h2>
        <p>{said.unknownText}</p>
        <Button onClick={onAsk}>{said.ask}</Button>
      </div>
    );
  }
  if (state === 'placed' || state === 'leaving') return <p role="status">{said[state]}</p>;
  const failure = placing.state === 'failed' ? placing.failure : null;
  const taken = failure?.key === 'error.conflict' || failure?.kind === 'absent';
  return (
    <>
      {obstacles && <ObstacleList ref={missing} obstacles={obstacles} words={said.obstacles} />}
      {taken ? (
        <div role="alert" className="form-failure checkout-failure">
          <p>{said.taken}</p>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {words.failures.reload}
          </Button>
        </div>
      ) : (
        <FailureNote failure={failure} words={words.failures} onRetry={onPlace} />
      )}
      {note && (
        <p id="place-note" className="checkout-notice">
          {note}
        </p>
      )}
      <CheckoutBar totalCents={totalCents} words={words.totals}>
        <Button
          className="checkout-button"
          aria-describedby={note && 'place-note'}
          pending={state === 'sending' || state === 'changed' || waiting}
          pendingLabel={waiting ? <span className="statutory">{said.submit}</span> : said.pending}
          onClick={press}
        >
          <span className="statutory">{said.submit}</span>
        </Button>
      </CheckoutBar>
    </>
  );
}
