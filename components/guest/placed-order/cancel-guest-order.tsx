import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';
import { formatPrice } from '@/contract/money';
import type { GuestOrderKey } from '@/lib/checkout/checkout';
import { cancelGuestOrder } from '@/lib/checkout/placed/guest-placed-calls';
import type { GuestOrder } from '@/lib/checkout/placed/placed-order';
import { fill, type Words } from '@/lib/i18n/message-texts';

type Props = {
  orderKey: GuestOrderKey;
  order: GuestOrder;
  onChanged: () => void;
  words: Words<'withdrawal.order'>;
};

/** Cancels after two presses; the second says what happens to the money. */
export function CancelGuestOrder({ orderKey, order, onChanged, words }: Props) {
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<'cancelFailed' | 'cancelLate' | null>(null);
  const { result } = order;

  async function cancel() {
    setPending(true);
    setFailed(null);
    const answer = await cancelGuestOrder(orderKey);
    setPending(false);
    if (answer.ok) return onChanged();
    setFailed(answer.kind === 'conflict' ? 'cancelLate' : 'cancelFailed');
  }

  if (!asked)
    return (
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {words.cancel}
      </Button>
    );
  const paid = result.state === 'paid' ? result.amountCents : 0;
  return (
    <fieldset className="guest-cancel">
      <legend className="ui-label">{words.cancelAsk}</legend>
      <p>{paid > 0 ? fill(words.cancelPaid, { amount: formatPrice(paid) }) : words.cancelUnpaid}</p>
      <p role="alert" className="form-failure" hidden={!failed}>
        {failed && words[failed]}
      </p>
      <div className="actions">
        <Button ref={takeFocus} pending={pending} pendingLabel={words.cancelling} onClick={() => void cancel()}>
          {words.cancelYes}
        </Button>
        <Button variant="quiet" onClick={() => setAsked(false)}>
          {words.cancelNo}
        </Button>
      </div>
    </fieldset>
  );
}
