'use client';

import { useEffect, useRef, useState } from 'react';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/radio-group';
import type { TenderCode } from '@/contract/codes';
import { formatPrice } from '@/contract/money';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { PaymentMethod } from '@/lib/order/delivery';
import type { PaymentOriginName, SettleResult } from '@/lib/payment/payment';
import { takeConfirmed, watchPayments } from '@/lib/payment/payment-broadcast';
import { toPaymentHandoverPath, toPaymentResultPath } from '@/lib/payment/payment-paths';
import { listPayable } from '@/lib/payment/payment-rules';
import type { Failure, Result } from '@/lib/result';
import { methodOptions } from './method-options';
import './payment.css';

export type PayWords = { pay: Words<'payment.pay'>; payment: Words<'checkout.payment'>; failures: FailureWords };

type Props = {
  locale: Locale;
  origin: PaymentOriginName;
  methods: PaymentMethod[];
  /** The method of the last attempt. */
  tried: TenderCode | null;
  /** Null while the amount is unknown. */
  cents: number | null;
  words: PayWords;
  pay: (cents: number, tender: TenderCode) => Promise<Result<SettleResult>>;
  /** The button was pressed without a sum. */
  onNoSum?: () => void;
  /** What happens after settling, if not the default. */
  onGo?: (settling: SettleResult) => void;
};

type State = 'ready' | 'sending' | 'leaving' | 'instructions' | 'settled' | 'choose' | 'stuck';

/** Pays a debt or a placed order: again by the same method, or by another. */
export function PayForm({ locale, origin, methods, tried, cents, words, pay, onNoSum, onGo }: Props) {
  const said = words.pay;
  const payable = listPayable(methods);
  const [tender, setTender] = useState(() => payable.find((method) => method.tender === tried)?.tender ?? null);
  const [state, setState] = useState<State>('ready');
  const [failure, setFailure] = useState<Failure | null>(null);
  const busy = useRef(false);
  // A payment made in another tab meanwhile must not be repeated here.
  useEffect(() => {
    // The same for a payment in this tab: the back button restores the page as it was left.
    if (takeConfirmed()) window.location.reload();
    return watchPayments(origin, () => window.location.reload());
  }, [origin]);
  useEffect(() => {
    // A page restored from the back/forward cache looks as it was left.
    const back = ({ persisted }: PageTransitionEvent) => persisted && setState('ready');
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  async function submit(): Promise<void> {
    if (busy.current) return;
    if (cents === null) return onNoSum?.();
    if (tender === null) return setState('choose');
    busy.current = true;
    setState('sending');
    const result = await pay(cents, tender);
    busy.current = false;
    setFailure(result.ok ? null : result);
    const next = toState(result);
    setState(next);
    if (!result.ok) return;
    if (onGo) return onGo(result.data);
    const address = toAddress(result.data);
    if (address) window.location.assign(localePath(locale, address));
    else if (next === 'settled') window.location.reload();
  }

  if (payable.length === 0) return <p>{said.none}</p>;
  return (
    <div className="pay-form">
      <RadioGroup
        legend={said.legend}
        name="pay"
        value={tender ?? ''}
        onValueChange={(value) => {
          setTender(payable.find((method) => method.tender === value)?.tender ?? null);
          setState('ready');
        }}
        options={methodOptions(payable, { payment: words.payment, remarks: words.failures.reasons })}
      />
      <FailureNote failure={failure} words={words.failures} onRetry={() => void submit()} />
      <p role="status">{isGone(state) ? said[state] : ''}</p>
      {(state === 'choose' || state === 'stuck') && <p role="alert">{said[state]}</p>}
      <Button pending={state === 'sending' || isGone(state)} pendingLabel={said.pending} onClick={() => void submit()}>
        {cents === null ? said.any : fill(said.submit, { amount: formatPrice(cents) })}
      </Button>
    </div>
  );
}

/** The page is about to be another. */
const isGone = (state: State) => state === 'leaving' || state === 'instructions' || state === 'settled';

function toState(result: Result<SettleResult>): State {
  if (!result.ok) return 'ready';
  if (result.data.payment) return 'leaving';
  if (result.data.transfer) return 'instructions';
  return result.data.settled ? 'settled' : 'stuck';
}

/** A transfer is made at the bank: its instructions are on the result's page. */
function toAddress({ payment, transfer }: SettleResult): string | null {
  if (payment) return toPaymentHandoverPath(payment);
  return transfer && toPaymentResultPath(transfer);
}
