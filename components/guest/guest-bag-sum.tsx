'use client';

import { useState } from 'react';
import { BagSum } from '@/components/cart/bag-sum';
import { OrderSum } from '@/components/checkout/order-sum';
import type { CartLine } from '@/lib/cart/cart-line';
import type { CartLines } from '@/lib/cart/use-cart-lines';
import { keepCoupon, recallChoice, recallCoupon } from '@/lib/checkout/draft/guest-draft';
import type { GuestBag, GuestPlace } from '@/lib/checkout/draft/guest-draft';
import { useGuestPrice } from '@/lib/checkout/draft/use-guest-price';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { GuestCoupon } from './guest-coupon';
import type { GuestCheckoutStartWords } from './words';

type Props = {
  bag: GuestBag;
  lines: CartLine[];
  kept: Extract<CartLines, { state: 'ready' }>['kept'];
  place: GuestPlace;
  country: string;
  words: GuestCheckoutStartWords;
};

/**
 * The coupon, and the total with it and the cheapest delivery. Until that is known the subtotal of the device stands
 * there, because a total without delivery is never shown.
 */
export function GuestBagSum({ bag, lines, kept, place, country, words }: Props) {
  const [coupon, setCoupon] = useState(recallCoupon);
  const { price, choice, pending, failure, retry } = useGuestPrice(bag, place, coupon);
  const answer = failure ? null : price;

  function keep(code: string | null): void {
    keepCoupon(code);
    setCoupon(code);
    if (failure) retry();
  }
  return (
    <>
      <GuestCoupon
        bag={bag}
        place={place}
        kept={coupon}
        applied={coupon === null ? null : (answer?.coupon ?? null)}
        waiting={pending}
        answered={answer !== null && !pending}
        words={words}
        onKeep={keep}
      />
      {answer && choice.shipping !== null ? (
        <div aria-live="polite" aria-busy={pending}>
          <OrderSum
            totals={answer.totals}
            coupon={answer.coupon}
            earns={false}
            words={{ ...words.totals, shipping: nameDelivery(answer.totals.shippingCents, country, words.bag) }}
          />
          {kept === 'tab' && <p className="bag-remark">{words.lines.tab}</p>}
        </div>
      ) : (
        <BagSum lines={lines} kept={kept} words={words.lines} />
      )}
    </>
  );
}

/** The cheapest method is a lower bound until the guest has chosen one. */
const nameDelivery = (cents: number, country: string, words: Words<'guest.bag'>): string =>
  fill(cents === 0 || recallChoice().shipping !== null ? words.deliveryTo : words.deliveryFrom, { country });
