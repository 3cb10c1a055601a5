import { formatPrice } from '@/contract/money';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import type { Coupon, Totals } from '@/lib/order/order';
import './checkout.css';

type Props = {
  totals: Totals;
  coupon: Coupon | null;
  /** Before a shipping method is chosen no price is shown. */
  shippingChosen?: boolean;
  onAccount?: boolean;
  /** A guest collects no points. */
  earns?: boolean;
  words: Words<'checkout.totals'>;
};

/** Everything that makes the total, shipping and fees included, as the backend counts it. */
export function OrderSum({ totals, coupon, shippingChosen = true, onAccount = false, earns = true, words }: Props) {
  const free = shippingChosen ? words.free : words.later;
  const { discountCents, surchargeCents, balanceCents, giftCards } = totals;
  return (
    <div className="checkout-sum">
      <dl>
        <SumRow name={fillCount(words.subtotal, totals.units)} value={formatPrice(totals.subtotalCents)} />
        {discountCents > 0 && (
          <SumRow
            name={coupon ? fill(words.coupon, { code: coupon.code }) : words.discount}
            value={formatPrice(-discountCents)}
          />
        )}
        <SumRow name={words.shipping} value={totals.shippingCents === 0 ? free : formatPrice(totals.shippingCents)} />
        {surchargeCents > 0 && <SumRow name={words.surcharge} value={formatPrice(surchargeCents)} />}
        <SumRow name={words.total} value={formatPrice(totals.totalCents)} total />
      </dl>
      {totals.withoutVat ? (
        <p className="text-soft">{words.withoutVat}</p>
      ) : (
        totals.vat.map(({ rate, vatCents }) => (
          <p key={rate} className="text-soft">
            {fill(words.vat, { rate, amount: formatPrice(vatCents) })}
          </p>
        ))
      )}
      <dl>
        {balanceCents > 0 && <SumRow name={words.balance} value={formatPrice(-balanceCents)} />}
        {giftCards.map(({ number, lastFour, cents }) => (
          <SumRow key={number} name={fill(words.giftCard, { last: lastFour })} value={formatPrice(-cents)} />
        ))}
        {(balanceCents > 0 || giftCards.length > 0 || onAccount) && (
          <SumRow name={onAccount ? words.onAccount : words.due} value={formatPrice(totals.dueCents)} total />
        )}
        {earns && <SumRow name={words.points} value={String(totals.points)} />}
      </dl>
    </div>
  );
}

export function SumRow({ name, value, total }: { name: string; value: string; total?: boolean }) {
  return (
    <div className={total ? 'checkout-sum-total' : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
