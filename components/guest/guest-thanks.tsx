import { OutcomeHeading } from '@/components/payment/outcome-heading';
import { formatDays } from '@/lib/checkout/delivery-days';
import type { GuestOrder } from '@/lib/guest/guest';
import type { Locale } from '@/lib/i18n/routing';
import { fill } from '@/lib/i18n/words';
import { formatPrice } from '@/lib/money';
import type { ConfirmationWords } from './words';

type Props = { locale: Locale; order: GuestOrder; words: ConfirmationWords };

/** Nothing is left to do but to wait for the parcel, or to have the money ready for it. */
export function GuestThanks({ locale, order, words }: Props) {
  const { confirmation: said, placed } = words;
  const { number, mail, result } = order;
  const money = result.state === 'paid' ? said.paid : fill(said.cash, { amount: formatPrice(result.amountCents) });
  return (
    <section aria-labelledby="outcome" className="order-placed">
      <OutcomeHeading>{said.thanks}</OutcomeHeading>
      <dl className="order-number">
        <dt>{said.number}</dt>
        <dd>{number}</dd>
      </dl>
      <p>
        {fill(placed.mail, { mail })} {said.mail}
      </p>
      <h3>{said.next}</h3>
      <ul className="order-next">
        {[money, ...sayParcel(locale, order, words)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function sayParcel(
  locale: Locale,
  { state, delivery, totals }: GuestOrder,
  { confirmation: said, placed }: ConfirmationWords,
): string[] {
  const { address, method, partial } = delivery;
  if (state === 'sent') return [placed.sent];
  if (state === 'delivered') return [placed.delivered];
  if (!address || !method) return [said.parcel];
  const days = { between: placed.arrives, on: placed.arrivesOn };
  const arrives = method.pickupPoint ? placed.pickup : formatDays(method.deliveryFrom, method.deliveryTo, locale, days);
  return [
    said.parcel,
    fill(arrives, { place: address.town }),
    ...(partial ? [placed.parts] : []),
    ...(totals.withoutVat ? [placed.import] : []),
  ];
}
