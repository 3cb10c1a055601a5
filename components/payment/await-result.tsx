'use client';

import { useState } from 'react';
import type { Words } from '@/lib/i18n/words';
import type { PaymentOriginName } from '@/lib/payment/payment';
import { useAwaited } from '@/lib/payment/use-awaited';
import { AwaitedNote } from './awaited-note';

type Props = {
  payment: string;
  origin: PaymentOriginName;
  /** The page's own address: without script it is loaded again. */
  here: string;
  words: Words<'payment.result.awaited'>;
};

/** Polls ever more seldom, and on request; as soon as there is a result the page is rendered anew. */
export function AwaitResult({ payment, origin, here, words }: Props) {
  const [heard, setHeard] = useState(false);
  const look = useAwaited(origin, payment, () => {
    setHeard(true);
    window.location.reload();
  });
  return <AwaitedNote heard={heard} here={here} look={look} words={words} />;
}
