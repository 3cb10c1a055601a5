'use client';

import { OrderSum } from '@/components/checkout/order-sum';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import { Skeleton } from '@/components/ui/skeleton';
import type { GuestBag, GuestPlace } from '@/lib/checkout/draft/guest-draft';
import { useGuestPrice } from '@/lib/checkout/draft/use-guest-price';
import type { Words } from '@/lib/i18n/message-texts';

type Props = {
  bag: GuestBag;
  place: GuestPlace;
  words: { data: Words<'guest.data'>; totals: Words<'checkout.totals'>; failures: FailureWords };
};

/** The total with VAT and the cheapest delivery to the address, as far as it is known. */
export function GuestSum({ bag, place, words }: Props) {
  const { price, choice, failure, retry } = useGuestPrice(bag, place);
  return (
    <>
      <h2>{words.data.sum}</h2>
      {!price && !failure && <Skeleton className="h-28" />}
      <FailureNote failure={failure} words={words.failures} onRetry={retry} />
      {price && (
        <OrderSum
          totals={price.totals}
          coupon={price.coupon}
          shippingChosen={choice.shipping !== null}
          earns={false}
          words={words.totals}
        />
      )}
    </>
  );
}
