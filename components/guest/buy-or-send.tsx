'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import useSWR from 'swr';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { formatPrice } from '@/contract/money';
import { sumCents } from '@/lib/cart/cart-rules';
import { useCartLines } from '@/lib/cart/use-cart-lines';
import type { Country } from '@/lib/checkout/address/address';
import type { ShippingOptions } from '@/lib/checkout/checkout';
import { listAvailableLines, recallPlace } from '@/lib/checkout/draft/guest-choice';
import type { GuestPlace } from '@/lib/checkout/draft/guest-draft';
import { listShippingOptions } from '@/lib/checkout/draft/guest-draft-calls';
import { guestPath } from '@/lib/checkout/guest-paths';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { sendBagAnchor } from '@/lib/requests/sent/sent-bag-paths';
import './guest.css';

type Props = {
  locale: Locale;
  alias: string;
  /** The store's executive; null in the shop's own store. */
  executive: string | null;
  house: string;
  countries: Country[];
  start: string;
  words: Words<'sentBag.ways'>;
};

/** Both ways out of a bag side by side, with cost and contact, before any step. */
export function BuyOrSend({ locale, alias, executive, house, countries, start, words }: Props) {
  const cart = useCartLines();
  const lines = cart.state === 'ready' ? listAvailableLines(cart.lines) : [];
  const delivery = useDelivery({ locale, alias, countries, start, lines, words });
  if (lines.length === 0) return null;
  const price = formatPrice(sumCents(lines));
  return (
    <section className="bag-ways" aria-label={words.label}>
      <div className="bag-way">
        <h2>{words.buyTitle}</h2>
        <p className="text-soft">{words.buyText}</p>
        <ul>
          <li>{fill(words.price, { price })}</li>
          <li>{delivery}</li>
          <li>{words.returns}</li>
          <li>
            {executive ? fill(words.storeAnswers, { name: executive }) : fill(words.houseAnswers, { brand: house })}
          </li>
        </ul>
        <Link href={localePath(locale, guestPath(alias, 'clientdata'))} className={buttonClass({ size: 'compact' })}>
          {words.buy}
        </Link>
      </div>
      <div className="bag-way">
        <h2>{executive ? fill(words.sendTitleTo, { name: executive }) : words.sendTitle}</h2>
        <p className="text-soft">{executive ? words.sendTextTo : words.sendText}</p>
        <ul>
          <li>{words.payNothing}</li>
          <li>{fill(words.priceToday, { price })}</li>
          <li>{words.arrange}</li>
          <li>{words.sendReturns}</li>
          <li>{words.answers}</li>
        </ul>
        <a href={`#${sendBagAnchor}`} className={buttonClass({ variant: 'secondary', size: 'compact' })}>
          {executive ? fill(words.sendTo, { name: executive }) : words.choose}
        </a>
      </div>
    </section>
  );
}

type DeliveryQuestion = Pick<Props, 'locale' | 'alias' | 'countries' | 'start' | 'words'> & {
  lines: ReturnType<typeof listAvailableLines>;
};

/** The lowest delivery price to the last place looked up; shares the estimate's request. */
function useDelivery({ locale, alias, countries, start, lines, words }: DeliveryQuestion): string {
  const [place, setPlace] = useState<GuestPlace | null>(null);
  const resume = useEffectEvent(() => setPlace(recallPlace() ?? { country: start, postalCode: '' }));
  useEffect(() => resume(), []);
  const bag = { alias, locale, lines };
  const asks = place && countries.length > 0 && lines.length > 0;
  const { data } = useSWR(asks ? ['guest-ways', bag, place] : null, () => place && listShippingOptions(bag, place), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  const country = countries.find(({ code }) => code === place?.country)?.name;
  const cents = data?.ok ? cheapest(data.data) : null;
  if (cents === null || !country) return words.deliveryOpen;
  return cents === 0
    ? fill(words.deliveryFree, { country })
    : fill(words.deliveryFrom, { country, price: formatPrice(cents) });
}

function cheapest({ zone, methods }: ShippingOptions): number | null {
  const costs = methods.filter(({ available }) => available).map(({ costCents }) => costCents);
  return zone === 'notServed' || costs.length === 0 ? null : Math.min(...costs);
}
