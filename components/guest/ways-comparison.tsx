'use client';

import useSWR from 'swr';
import { Disclosure } from '@/components/ui/disclosure';
import { formatPrice } from '@/contract/money';
import type { CartLine } from '@/lib/cart/cart-line';
import { sumCents } from '@/lib/cart/cart-rules';
import type { ShippingOptions } from '@/lib/checkout/checkout';
import type { GuestBag, GuestPlace } from '@/lib/checkout/draft/guest-draft';
import { listShippingOptions } from '@/lib/checkout/draft/guest-draft-calls';
import { fill, type Words } from '@/lib/i18n/message-texts';

type Props = {
  bag: GuestBag;
  /** The lines that can be bought now. */
  lines: CartLine[];
  /** Where it is delivered, with the country's name; null while that is unknown. */
  place: GuestPlace | null;
  country: string | undefined;
  /** The store's executive; null in the shop's own store. */
  executive: string | null;
  house: string;
  words: Words<'sentBag.ways'>;
};

/** Compares buying and sending the bag to an executive: price, delivery, returns and who answers. */
export function WaysComparison({ bag, lines, place, country, executive, house, words }: Props) {
  const delivery = useDelivery(bag, country ? place : null);
  const price = formatPrice(sumCents(lines));
  return (
    <Disclosure
      className="ways-comparison"
      summary={executive ? fill(words.compareTo, { name: executive }) : words.compare}
    >
      <div className="bag-way">
        <h2>{words.buyTitle}</h2>
        <p className="text-soft">{words.buyText}</p>
        <ul>
          <li>{fill(words.price, { price })}</li>
          <li>{sayDelivery(delivery, country ?? '', words)}</li>
          <li>{words.returns}</li>
          <li>
            {executive ? fill(words.storeAnswers, { name: executive }) : fill(words.houseAnswers, { brand: house })}
          </li>
        </ul>
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
      </div>
    </Disclosure>
  );
}

/** The lowest delivery price to a place; shares the estimate's request. */
function useDelivery(bag: GuestBag, place: GuestPlace | null): number | null {
  const { data } = useSWR(place && ['guest-ways', bag, place], () => place && listShippingOptions(bag, place), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  return data?.ok ? cheapest(data.data) : null;
}

function sayDelivery(cents: number | null, country: string, words: Props['words']): string {
  if (cents === null) return words.deliveryOpen;
  return cents === 0
    ? fill(words.deliveryFree, { country })
    : fill(words.deliveryFrom, { country, price: formatPrice(cents) });
}

function cheapest({ zone, methods }: ShippingOptions): number | null {
  const costs = methods.filter(({ available }) => available).map(({ costCents }) => costCents);
  return zone === 'notServed' || costs.length === 0 ? null : Math.min(...costs);
}
