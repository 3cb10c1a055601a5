import { useState } from 'react';
import { Link } from '@/components/layout/link';
import { Button } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';
import { linkClass } from '@/components/ui/text-link';
import { guestPath } from '@/lib/checkout/guest-paths';
import { addOrderToBag, type ReorderResult } from '@/lib/checkout/placed/add-order-to-bag';
import type { GuestOrder } from '@/lib/checkout/placed/placed-order';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';

type Props = { locale: Locale; order: Pick<GuestOrder, 'alias' | 'lines'>; words: Words<'withdrawal.order'> };

/** Adds what is still sold to the bag. Afterwards the button disappears, because a second press would add it twice. */
export function GuestReorder({ locale, order, words }: Props) {
  const [pending, setPending] = useState(false);
  const [again, setAgain] = useState<ReorderResult | null>(null);

  async function repeat() {
    setPending(true);
    setAgain(await addOrderToBag(order.lines, locale));
    setPending(false);
  }

  const isDone = again !== null && !again.away;
  return (
    <div className="guest-again">
      {!isDone && (
        <Button variant="quiet" pending={pending} pendingLabel={words.againPending} onClick={() => void repeat()}>
          {words.again}
        </Button>
      )}
      <div role="status" tabIndex={-1} ref={isDone ? takeFocus : null}>
        {again && <p>{sayAgain(again, words)}</p>}
        {again && again.added.length > 0 && (
          <p>
            <Link href={localePath(locale, guestPath(order.alias, 'bag'))} className={linkClass('accent')}>
              {words.bag}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

function sayAgain({ added, gone, away }: ReorderResult, words: Props['words']): string {
  if (away) return words.againFailed;
  if (added.length === 0) return words.againNone;
  return gone.length === 0 ? words.againDone : fill(words.againSome, { names: gone.join(', ') });
}
