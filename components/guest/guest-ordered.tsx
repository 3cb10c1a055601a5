import { OrderSum } from '@/components/order/order-sum';
import { addressLines, fullName } from '@/lib/checkout/address-text';
import type { GuestOrder } from '@/lib/guest/guest';
import type { Locale } from '@/lib/i18n/routing';
import { fill } from '@/lib/i18n/words';
import { GuestReviewLine } from './guest-review';
import type { ConfirmationWords } from './words';
import './guest.css';

type Props = { locale: Locale; order: GuestOrder; words: ConfirmationWords };

/** What was ordered, where it goes and what it costs, whatever became of the money. */
export function GuestOrdered({ locale, order, words }: Props) {
  const { lines, delivery, totals, coupon } = order;
  const { address } = delivery;
  return (
    <section aria-labelledby="ordered" className="review-order guest-ordered">
      <h2 id="ordered">{words.payment.review}</h2>
      <ul>
        {lines.map((line) => (
          <GuestReviewLine key={line.id} locale={locale} line={line} words={words.payment} />
        ))}
      </ul>
      {address && (
        <div className="review-delivery">
          <h3>{words.payment.delivery}</h3>
          <p>{fill(words.payment.to, { name: fullName(address) })}</p>
          <p>{addressLines(address, locale).join(', ')}</p>
        </div>
      )}
      <OrderSum totals={totals} coupon={coupon} earns={false} words={words.totals} />
    </section>
  );
}
