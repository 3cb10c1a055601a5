'use client';

import { useState } from 'react';
import { Link } from '@/components/layout/link';
import { Button } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';
import { linkClass } from '@/components/ui/text-link';
import { quickOrderPath } from '@/lib/access/public-script-paths';
import { fillCount, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { announceOrderChange } from '@/lib/order/order-broadcast';
import type { AddLinesResult } from '@/lib/order/order-mutations';
import { repeatLines } from '@/lib/pad/reorder-mutations';
import { isAnswered, type Result } from '@/lib/result';
import { idempotencyKeyOf, releaseIdempotencyKey } from '@/lib/state/idempotency-key';
import './order.css';

type Props = { locale: Locale; number: string; words: Words<'orders.detail.again'> };

/** Adds the lines of an order to the order in hand, and says how many were added and how many were not. */
export function OrderAgain({ locale, number, words }: Props) {
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<Result<AddLinesResult> | null>(null);

  async function repeat() {
    const action = `order-again-${number}`;
    setPending(true);
    const result = await repeatLines({ order: number }, idempotencyKeyOf(action));
    if (isAnswered(result)) releaseIdempotencyKey(action);
    setAnswer(result);
    if (result.ok) announceOrderChange();
    setPending(false);
  }

  const results = answer?.ok ? answer.data.results : [];
  const units = results.reduce((sum, { added }) => sum + added, 0);
  const missing = results.filter(({ added, wanted }) => added < wanted).length;
  return (
    <div className="order-again">
      <div role="status" tabIndex={-1} ref={answer?.ok ? takeFocus : null} hidden={!answer?.ok}>
        {answer?.ok && (
          <>
            <p>{fillCount(words.added, units)}</p>
            {missing > 0 && <p>{fillCount(words.missing, missing)}</p>}
            <p>
              <Link href={localePath(locale, quickOrderPath)} className={linkClass('accent')}>
                {words.toPad}
              </Link>
            </p>
          </>
        )}
      </div>
      <p role="alert" className="form-failure" hidden={answer?.ok !== false}>
        {answer?.ok === false && words.failed}
      </p>
      {!answer?.ok && (
        <Button variant="quiet" pending={pending} pendingLabel={words.pending} onClick={() => void repeat()}>
          {words.start}
        </Button>
      )}
    </div>
  );
}
