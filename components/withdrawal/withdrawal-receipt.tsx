import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { WithdrawalStage } from '@/lib/withdrawal/use-withdrawal';
import type { WithdrawableOrder } from '@/lib/withdrawal/withdrawal';
import { WithdrawalContent, type WithdrawalWords } from './withdrawal-review';

type Props = {
  locale: Locale;
  stage: Extract<WithdrawalStage, { name: 'received' }>;
  offered: WithdrawableOrder | null;
  words: WithdrawalWords;
};

/** Content, day and hour, to be printed; the mail says the same. */
export function WithdrawalReceipt({ locale, stage, offered, words }: Props) {
  const { withdrawal, receipt } = stage;
  const { received } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="withdrawal-step">
      <h3 ref={heading} tabIndex={-1}>
        {received.title}
      </h3>
      <p>{fill(received.text, { mail: withdrawal.email })}</p>
      <dl className="withdrawal-content">
        <dt>{received.code}</dt>
        <dd>
          <strong>{receipt.code}</strong>
        </dd>
        <dt>{received.at}</dt>
        <dd>
          <time dateTime={receipt.at}>{formatMoment(receipt.at, locale)}</time>
        </dd>
        <WithdrawalContent withdrawal={withdrawal} offered={offered} words={words} />
      </dl>
      <p>{received.next}</p>
      <div className="actions">
        <Button variant="secondary" onClick={() => window.print()}>
          {received.print}
        </Button>
      </div>
    </div>
  );
}
