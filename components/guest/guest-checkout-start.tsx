'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { BagSum } from '@/components/cart/bag-sum';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { useCartLines } from '@/lib/cart/use-cart-lines';
import type { Country } from '@/lib/checkout/address/address';
import { addressLines, fullName } from '@/lib/checkout/address/address-text';
import type { GuestValues } from '@/lib/checkout/address/guest-form';
import { recallUsualGuest } from '@/lib/checkout/address/remembered-guest';
import { keepChecked, keepTyped, recallTyped } from '@/lib/checkout/address/typed-guest';
import type { GuestBag, GuestPlace } from '@/lib/checkout/draft/guest-draft';
import { keepPlace, listAvailableLines, recallPlace } from '@/lib/checkout/draft/guest-draft';
import { guestPath } from '@/lib/checkout/guest-paths';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { DeliveryEstimate } from './delivery-estimate';
import { GuestBagSum } from './guest-bag-sum';
import { WaysComparison } from './ways-comparison';
import type { GuestCheckoutStartWords } from './words';
import './guest.css';

type Props = {
  locale: Locale;
  alias: string;
  countries: Country[];
  start: string;
  /** The store's executive; null in the shop's own store. */
  executive: string | null;
  house: string;
  words: GuestCheckoutStartWords;
};

/** From the bag to buying without an account: the total, the button to continue, and delivery to another place. */
export function GuestCheckoutStart({ locale, alias, countries, start, executive, house, words }: Props) {
  const cart = useCartLines();
  const [place, setPlace] = useState<GuestPlace | null>(null);
  const [usual, setUsual] = useState<GuestValues | null>(null);
  const resume = useEffectEvent(() => setPlace(recallPlace() ?? { country: start, postalCode: '' }));
  useEffect(() => resume(), []);
  useEffect(() => {
    let left = false;
    void recallUsualGuest(recallTyped()).then((guest) => {
      if (!left && countries.some(({ code }) => code === guest?.country)) setUsual(guest);
    });
    return () => {
      left = true;
    };
  }, [countries]);

  function choose(next: GuestPlace): void {
    setPlace(next);
    keepPlace(next);
  }
  if (cart.state !== 'ready') return null;
  const lines = listAvailableLines(cart.lines);
  const data = localePath(locale, guestPath(alias, 'clientdata'));
  const bag: GuestBag = { alias, locale, lines };
  const country = countries.find(({ code }) => code === place?.country)?.name;
  return (
    <div className="guest-bag-way">
      {place && country !== undefined ? (
        <GuestBagSum bag={bag} lines={lines} kept={cart.kept} place={place} country={country} words={words} />
      ) : (
        <BagSum lines={lines} kept={cart.kept} words={words.lines} />
      )}
      {usual ? (
        <>
          <Link
            href={localePath(locale, guestPath(alias, 'payment'))}
            className={buttonClass({}, 'guest-next')}
            onClick={() => {
              keepTyped(usual);
              keepChecked(usual);
            }}
          >
            {words.bag.nextUsual}
          </Link>
          <p>
            {fullName(usual)}, {addressLines(usual, locale).join(', ')}{' '}
            <Link href={data} className={linkClass()}>
              {words.bag.change}
            </Link>
          </p>
        </>
      ) : (
        <Link href={data} className={buttonClass({}, 'guest-next')}>
          {words.bag.next}
        </Link>
      )}
      <p className="text-soft">{words.bag.noAccount}</p>
      {place && countries.length > 0 && (
        <DeliveryEstimate bag={bag} place={place} countries={countries} words={words} onChoose={choose} />
      )}
      <WaysComparison
        bag={bag}
        lines={lines}
        place={place}
        country={country}
        executive={executive}
        house={house}
        words={words.ways}
      />
    </div>
  );
}
