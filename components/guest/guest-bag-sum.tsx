'use client';

import { useState } from 'react';
import { BagSum } from '@/components/cart/bag-sum';
import { CouponField } from '@/components/checkout/coupon-field';
import { OrderSum } from '@/components/checkout/order-sum';
import type { CartLine } from '@/lib/cart/cart-line';
import type { CartLines } from '@/lib/cart/use-cart-lines';
import {
  type GuestBag,
  type GuestPlace,
  keepCoupon,
  recallChoice,
  recallCoupon,
} from '@/lib/checkout/draft/guest-draft';
import { checkCoupon } from '@/lib/checkout/draft/guest-draft-calls';
import { useGuestPrice } from '@/lib/checkout/draft/use-guest-price';
import { fill, type Words } from '@/lib/i18n/message-texts';
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
  const { price, choice, pending, failure, retry } = useGuestPrice(bag, place, { coupon });
  const answer = failure ? null : price;
  const applied = coupon === null ? null : (answer?.coupon ?? null);

  function keep(code: string | null): void {
    keepCoupon(code);
    setCoupon(code);
    if (failure) retry();
  }
  return (
    <>
      <CouponField
        coupon={applied}
        dropped={answer && !pending && !applied ? coupon : null}
        typed={coupon ?? ''}
        waiting={coupon !== null && pending}
        className="guest-coupon"
        autoCapitalize="characters"
        words={words}
        onTry={async (code) => {
          const tried = await checkCoupon(bag, place, code);
          if (tried.ok) keep(tried.data.coupon && code);
          return tried;
        }}
        onRemove={() => {
          keep(null);
          return null;
        }}
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
