import type { ShippingWords } from '@/components/checkout/words';
import { formatPrice } from '@/lib/money';
import type { Totals } from '@/lib/order/order';

type Props = { totals: Totals; hasMethod: boolean; words: ShippingWords };

export function ShippingSum({ totals, hasMethod, words }: Props) {
  return (
    <dl className="checkout-sum" aria-live="polite">
      {hasMethod && (
        <div>
          <dt>{words.shippingCost}</dt>
          <dd>{totals.shippingCents === 0 ? words.free : formatPrice(totals.shippingCents)}</dd>
        </div>
      )}
      <div className="checkout-sum-total">
        <dt>{words.total}</dt>
        <dd>{formatPrice(totals.totalCents)}</dd>
      </div>
    </dl>
  );
}
