import type { Ref } from 'react';
import { SumRow } from '@/components/checkout/order-sum';
import { Button, buttonClass } from '@/components/ui/button';
import { formatPrice } from '@/contract/money';
import type { Words } from '@/lib/i18n/message-texts';
import type { Totals } from '@/lib/order/order';

type Props = { totals: Totals; hasMethod: boolean; words: Words<'checkout.shipping'> };

/**
 * Without a method the total contains no delivery. All lines are present from the start, so that the button under them
 * does not move when the price arrives.
 */
export function ShippingSum({ totals, hasMethod, words }: Props) {
  const cost = totals.shippingCents === 0 ? words.free : formatPrice(totals.shippingCents);
  return (
    <dl className="checkout-sum" aria-live="polite">
      <SumRow name={words.shippingCost} value={hasMethod ? cost : words.toChoose} />
      <SumRow
        name={words.total}
        value={formatPrice(totals.totalCents - (hasMethod ? 0 : totals.shippingCents))}
        total
      />
    </dl>
  );
}

type ShippingNextProps = {
  href: string;
  /** The form of an address that is being typed: the step saves it first. Null where none is open. */
  form: string | null;
  sending: boolean;
  button: Ref<HTMLButtonElement>;
  words: Words<'checkout.shipping'>;
  /** Returns whether the browser may follow the link at once. */
  onPress: () => boolean;
};

/** The step's one way on. */
export const ShippingNextButton = ({ href, form, sending, button, words, onPress }: ShippingNextProps) =>
  form ? (
    <Button ref={button} type="submit" form={form} pending={sending} pendingLabel={words.form.pending}>
      {words.next}
    </Button>
  ) : (
    <a
      href={href}
      className={buttonClass()}
      onClick={(event) => {
        if (!onPress()) event.preventDefault();
      }}
    >
      {words.next}
    </a>
  );
