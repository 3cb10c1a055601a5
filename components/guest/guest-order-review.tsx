import { OrderReviewLine, ReviewDelivery, ReviewGoods } from '@/components/checkout/order-review-line';
import { linkClass } from '@/components/ui/text-link';
import type { GuestValues } from '@/lib/checkout/address/guest-form';
import type { GuestPrice } from '@/lib/checkout/draft/guest-draft';
import { guestPath } from '@/lib/checkout/guest-paths';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { OrderLine } from '@/lib/order/order-line';
import { toSizeSystem } from '@/lib/size-tables/bra-sizes';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import type { GuestPaymentWords } from './words';

type Props = {
  locale: Locale;
  alias: string;
  price: GuestPrice;
  values: GuestValues;
  words: Pick<GuestPaymentWords, 'guest' | 'payment' | 'totals'>;
};

/** The articles with their main features, the recipient and the address, directly above the button. */
export function GuestOrderReview({ locale, alias, price, values, words }: Props) {
  const { payment: said, guest } = words;
  const lines = price.lines.filter(({ availability }) => availability !== 'soldOut');
  return (
    <section aria-labelledby="review" className="review-order">
      <h2 id="review">{guest.goods}</h2>
      <ReviewGoods
        lines={lines.length}
        units={price.totals.units}
        cents={price.totals.subtotalCents}
        names={lines.map(({ name }) => name)}
        words={said}
      >
        <ul>
          {lines.map((line) => (
            <GuestOrderReviewLine key={line.id} locale={locale} line={line} words={said} />
          ))}
        </ul>
      </ReviewGoods>
      <ReviewDelivery
        locale={locale}
        address={values}
        words={said}
        change={
          <a href={localePath(locale, guestPath(alias, 'clientdata'))} className={linkClass()}>
            {guest.change}
          </a>
        }
      >
        <p>{fill(guest.contact, { email: values.email })}</p>
      </ReviewDelivery>
    </section>
  );
}

type LineProps = { locale: Locale; line: OrderLine; words: Words<'checkout.payment'> };

/** In the size system chosen on the product and in the bag, because another one would look like a mistake. */
export function GuestOrderReviewLine({ locale, line, words }: LineProps) {
  const [system] = useSizeSystem(locale);
  return <OrderReviewLine line={line} ownSize={toSizeSystem(line.size, system)} words={words} />;
}
