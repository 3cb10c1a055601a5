'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { useCartLines } from '@/lib/cart/use-cart-lines';
import type { Country } from '@/lib/checkout/address/address';
import { keepPlace, listAvailableLines, recallPlace } from '@/lib/checkout/draft/guest-choice';
import type { GuestBag, GuestPlace } from '@/lib/checkout/draft/guest-draft';
import { guestPath } from '@/lib/checkout/guest-paths';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { DeliveryEstimate } from './delivery-estimate';
import { GuestCoupon } from './guest-coupon';
import type { GuestCheckoutStartWords } from './words';
import './guest.css';

type Props = { locale: Locale; alias: string; countries: Country[]; start: string; words: GuestCheckoutStartWords };

/** From the bag to buying without an account: delivery cost, a voucher, and the button to continue. */
export function GuestCheckoutStart({ locale, alias, countries, start, words }: Props) {
  const cart = useCartLines();
  const [place, setPlace] = useState<GuestPlace | null>(null);
  const resume = useEffectEvent(() => setPlace(recallPlace() ?? { country: start, postalCode: '' }));
  useEffect(() => resume(), []);

  function choose(next: GuestPlace): void {
    setPlace(next);
    keepPlace(next);
  }
  const bag: GuestBag | null = cart.state === 'ready' ? { alias, locale, lines: listAvailableLines(cart.lines) } : null;
  return (
    <div className="guest-bag-way">
      {bag && place && countries.length > 0 && (
        <>
          <DeliveryEstimate bag={bag} place={place} countries={countries} words={words} onChoose={choose} />
          <GuestCoupon bag={bag} place={place} words={words} />
        </>
      )}
      <Link href={localePath(locale, guestPath(alias, 'clientdata'))} className={buttonClass({}, 'guest-next')}>
        {words.bag.next}
      </Link>
      <p className="text-soft">{words.bag.noAccount}</p>
    </div>
  );
}
