import { OrderReviewLine, ReviewDelivery, ReviewGoods } from '@/components/checkout/order-review-line';
import { Link } from '@/components/layout/link';
import { Disclosure } from '@/components/ui/disclosure';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import { stepPath } from '@/lib/checkout/checkout-rules';
import { formatDays } from '@/lib/checkout/delivery-days';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { formatWeight } from '@/lib/i18n/weight';
import type { Delivery } from '@/lib/order/delivery';
import type { ClientTotal, Order } from '@/lib/order/order';
import type { OrderLine } from '@/lib/order/order-line';

type Props = {
  locale: Locale;
  order: Order;
  words: { payment: Words<'checkout.payment'>; totals: Words<'checkout.totals'> };
};

/**
 * The ordered articles with their main features, the recipient and the shipping, directly above the button. Lines of
 * several clients are folded by client.
 */
export function OrderReview({ locale, order, words }: Props) {
  const said = words.payment;
  const there = order.clients.filter(({ omitted, units }) => !omitted && units > 0);
  const omitted = order.clients.filter((total) => total.omitted).length;
  return (
    <section aria-labelledby="review" className="review-order">
      <h2 id="review">{said.review}</h2>
      <ReviewGoods
        lines={order.lines.length}
        people={there.length}
        units={order.totals.units}
        cents={order.totals.subtotalCents}
        words={said}
      >
        {there.map((total) => (
          <ClientPart
            key={total.client?.id ?? 'own'}
            total={total}
            lines={linesOf(order.lines, total)}
            folded={there.length > 1}
            words={said}
          />
        ))}
      </ReviewGoods>
      {omitted > 0 && <p className="text-soft">{fillCount(said.omitted, omitted)}</p>}
      <DeliveryPart locale={locale} delivery={order.delivery} words={words} />
    </section>
  );
}

const linesOf = (lines: OrderLine[], { client }: ClientTotal) =>
  lines.filter((line) => !line.omitted && line.client?.id === client?.id);

type ClientPartProps = { total: ClientTotal; lines: OrderLine[]; folded: boolean; words: Words<'checkout.payment'> };

function ClientPart({ total, lines, folded, words }: ClientPartProps) {
  const title = (
    <>
      {total.client ? fill(words.for, { name: total.client.name }) : words.mine}
      <span className="text-soft">
        {fillCount(words.items, total.units)} · {formatPrice(total.subtotalCents)}
      </span>
    </>
  );
  const list = (
    <ul>
      {lines.map((line) => (
        <OrderReviewLine key={line.id} line={line} words={words} />
      ))}
    </ul>
  );
  if (folded) {
    return (
      <Disclosure className="review-client" summary={<span className="review-client-title">{title}</span>}>
        {list}
      </Disclosure>
    );
  }
  return (
    <div className="review-client">
      <h3>{title}</h3>
      {list}
    </div>
  );
}

type DeliveryProps = {
  locale: Locale;
  delivery: Delivery;
  words: { payment: Words<'checkout.payment'>; totals: Words<'checkout.totals'> };
};

function DeliveryPart({ locale, delivery, words }: DeliveryProps) {
  const said = words.payment;
  const { address, method } = delivery;
  if (!address || !method) return null;
  const cost = method.costCents === 0 ? words.totals.free : formatPrice(method.costCents);
  return (
    <ReviewDelivery
      locale={locale}
      address={address}
      words={said}
      change={
        <Link href={localePath(locale, stepPath('shipping'))} className={linkClass()}>
          {said.change}
        </Link>
      }
    >
      <p>
        {fill(said.method, { method: method.name, cost })}
        {method.overGrams !== null && ` (${fill(said.weighsOver, { weight: formatWeight(method.overGrams, locale) })})`}
        , {formatDays(method.deliveryFrom, method.deliveryTo, locale, said)}
      </p>
      {delivery.discreet && <p>{said.discreet}</p>}
    </ReviewDelivery>
  );
}
