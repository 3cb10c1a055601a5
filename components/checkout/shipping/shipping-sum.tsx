import type { Words } from '@/lib/i18n/words';
import { formatPrice } from '@/lib/money';
import type { Totals } from '@/lib/order/order';

type Props = { totals: Totals; hasMethod: boolean; words: Words<'checkout.shipping'> };

/** Without a method nothing of delivery is in the total. Its lines are all there from the start: the way on stands under them and may be pressed while the price comes. */
export function ShippingSum({ totals, hasMethod, words }: Props) {
  const cost = totals.shippingCents === 0 ? words.free : formatPrice(totals.shippingCents);
  return (
    <dl className="checkout-sum" aria-live="polite">
      <div>
        <dt>{words.shippingCost}</dt>
        <dd>{hasMethod ? cost : words.toChoose}</dd>
      </div>
      <div className="checkout-sum-total">
        <dt>{words.total}</dt>
        <dd>{formatPrice(totals.totalCents - (hasMethod ? 0 : totals.shippingCents))}</dd>
      </div>
    </dl>
  );
}
