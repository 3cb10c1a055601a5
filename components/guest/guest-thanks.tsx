import { ReviewDelivery } from '@/components/checkout/order-review-line';
import { OrderSum } from '@/components/checkout/order-sum';
import { OutcomeHeading } from '@/components/payment/outcome-heading';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import type { GuestOrder } from '@/lib/checkout/placed/placed-order';
import { listArrival } from '@/lib/checkout/placed/placed-texts';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { GuestOrderReviewLine } from './guest-order-review';
import { describeDispatch } from './placed-order/describe-dispatch';
import { GuestParcels } from './placed-order/guest-parcels';
import type { GuestConfirmationWords } from './words';
import './guest.css';

type Props = { locale: Locale; order: GuestOrder; words: GuestConfirmationWords };

/** Shown if the guest only has to wait for the parcel, or to have the money ready for it. */
export function GuestThanks({ locale, order, words }: Props) {
  const { confirmation: said, placed } = words;
  const { number, email, result } = order;
  const money = result.state === 'paid' ? said.paid : fill(said.cash, { amount: formatPrice(result.amountCents) });
  return (
    <section aria-labelledby="outcome" className="order-placed">
      <OutcomeHeading>{said.thanks}</OutcomeHeading>
      <dl className="order-number">
        <dt>{said.number}</dt>
        <dd>{number}</dd>
      </dl>
      <p>
        {fill(placed.mail, { mail: email })} {said.mail}
      </p>
      <h3>{said.next}</h3>
      <ul className="order-next">
        {[money, ...sayParcel(locale, order, words)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {order.parcels.length > 0 && (
        <GuestParcels locale={locale} parcels={order.parcels} words={{ parcels: said.parcels, placed }} />
      )}
      {order.parcels.length === 0 && order.dispatch?.url && (
        <p>
          <a href={order.dispatch.url} rel="noopener noreferrer" className={linkClass('accent')}>
            {placed.track}
          </a>
        </p>
      )}
    </section>
  );
}

function sayParcel(
  locale: Locale,
  { state, delivery, totals, dispatch, parcels }: GuestOrder,
  { confirmation: said, placed }: GuestConfirmationWords,
): string[] {
  const { address } = delivery;
  if (state === 'sent' || state === 'delivered')
    return [placed[state], ...(parcels.length > 0 ? [] : describeDispatch(locale, dispatch, placed))];
  return [said.parcel, ...(address ? listArrival({ delivery, totals }, address.town, locale, placed) : [])];
}

type GuestOrderedProps = { locale: Locale; order: GuestOrder; words: GuestConfirmationWords };

/** What was ordered, where it goes and what it costs, whatever became of the money. */
export function GuestOrderContents({ locale, order, words }: GuestOrderedProps) {
  const { lines, delivery, totals, coupon } = order;
  const { address } = delivery;
  return (
    <section aria-labelledby="ordered" className="review-order guest-ordered">
      <h2 id="ordered">{words.payment.review}</h2>
      <ul>
        {lines.map((line) => (
          <GuestOrderReviewLine key={line.id} locale={locale} line={line} words={words.payment} />
        ))}
      </ul>
      {address && <ReviewDelivery locale={locale} address={address} words={words.payment} />}
      <OrderSum totals={totals} coupon={coupon} earns={false} words={words.totals} />
    </section>
  );
}
