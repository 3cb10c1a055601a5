'use client';

import useSWR from 'swr';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import { OrderSum } from '@/components/order/order-sum';
import { Skeleton } from '@/components/ui/skeleton';
import type { GuestBag, GuestPlace } from '@/lib/guest/guest';
import { priceBag } from '@/lib/guest/guest-calls';
import { noChoice, recallCoupon } from '@/lib/guest/guest-memory';
import type { Words } from '@/lib/i18n/words';

type Props = {
  bag: GuestBag;
  place: GuestPlace;
  words: { data: Words<'guest.data'>; totals: Words<'checkout.totals'>; failures: FailureWords };
};

/** The whole sum with delivery and VAT, as far as is known where it goes. */
export function GuestSum({ bag, place, words }: Props) {
  const coupon = recallCoupon();
  const { data, mutate } = useSWR(
    ['guest-price', bag, place, coupon],
    () => priceBag({ bag, place, coupon, choice: noChoice }),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return (
    <>
      <h2>{words.data.sum}</h2>
      {!data && <Skeleton className="h-28" />}
      <FailureNote failure={data && !data.ok ? data : null} words={words.failures} onRetry={() => void mutate()} />
      {data?.ok && <OrderSum totals={data.data.totals} coupon={data.data.coupon} earns={false} words={words.totals} />}
    </>
  );
}
