'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { formatPrice } from '@/contract/money';
import { cancelOrderInHand, stopActing } from '@/lib/account/advisor/acting-mutations';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import type { OrderHead } from '@/lib/order/order';
import { readActiveOrder } from '@/lib/order/order-units-calls';
import { shopNow } from '@/lib/sign-in/load-session';

const warningMs = 5 * 60_000;
const checkEveryMs = 10_000;

export type ActingBarActionsProps = {
  until: number;
  name: string;
  /** The executive's first page, where the advisor continues once acting has ended. */
  home: string;
  back: string;
  words: Words<'advisor.bar.line'>;
};

/** What the advisor can do: cancel the order in hand (with a confirmation) and stop acting. */
export function ActingBarActions({ until, name, home, back, words }: ActingBarActionsProps) {
  const [left, setLeft] = useState<number | null>(null);
  const [asked, setAsked] = useState<OrderHead | null>(null);
  const [pending, setPending] = useState<'stop' | 'ask' | 'cancel' | null>(null);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    const check = () => setLeft(until - shopNow());
    check();
    const timer = setInterval(check, checkEveryMs);
    return () => clearInterval(timer);
  }, [until]);

  async function stop() {
    setPending('stop');
    setFailure('');
    if (await stopActing()) return window.location.assign(back);
    setPending(null);
    setFailure(words.stopFailed);
  }

  /** Asks for the current order, because the one shown on this page may be older or another one. */
  async function ask() {
    setPending('ask');
    setFailure('');
    const active = await readActiveOrder().catch(() => null);
    setPending(null);
    setAsked(active?.order ?? null);
    if (!active) setFailure(words.cancelFailed);
    else if (!active.order) setFailure(fill(words.nothing, { name }));
  }

  async function cancel() {
    setPending('cancel');
    setFailure('');
    const result = await cancelOrderInHand(words.cancelReason);
    // This page may show the cancelled order, so it is left.
    if (result.ok) return window.location.assign(home);
    setPending(null);
    setAsked(null);
    setFailure(result.key === 'error.absent' ? fill(words.nothing, { name }) : words.cancelFailed);
  }

  return (
    <div className="acting-line">
      {left !== null && left <= warningMs && (
        <p role="status">{left > 0 ? fillCount(words.ending, Math.ceil(left / 60_000)) : words.over}</p>
      )}
      {failure && <p role="alert">{failure}</p>}
      {asked ? (
        <>
          <p>{fillCount(words.cancelAsk, asked.units, { name, total: formatPrice(asked.totalCents) })}</p>
          <Button size="compact" pending={pending === 'cancel'} onClick={cancel}>
            {words.cancelYes}
          </Button>
          <Button size="compact" variant="secondary" onClick={() => setAsked(null)}>
            {words.cancelNo}
          </Button>
        </>
      ) : (
        <Button size="compact" variant="secondary" pending={pending === 'ask'} onClick={ask}>
          {words.cancel}
        </Button>
      )}
      <Button size="compact" pending={pending === 'stop'} onClick={stop}>
        {words.stop}
      </Button>
    </div>
  );
}
