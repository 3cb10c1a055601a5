'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { Link } from '@/components/layout/link';
import { formatPrice } from '@/contract/money';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { ActiveOrder, CampaignClock } from '@/lib/order/order';
import { watchOrderChanges } from '@/lib/order/order-broadcast';
import { readActiveOrder } from '@/lib/order/order-units-calls';
import { useCampaignNow } from '@/lib/order/use-campaign-now';
import { watchPayments } from '@/lib/payment/payment-broadcast';
import { formatCampaignEnd, formatTimeLeft } from '@/lib/shop/campaign-time';
import { shopState } from '@/lib/state/shop-state';

type Props = {
  start: ActiveOrder | null;
  href: string;
  locale: Locale;
  words: { hand: Words<'workplace.hand'>; figures: Pick<Words<'order.figures'>, 'closes' | 'closed'> };
};

/** E08. The order in hand and the campaign's clock, current on each page of the desk (T07). */
export function OrderInHand({ start, href, locale, words }: Props) {
  // If a read fails, the last known order stays.
  const { data: active, mutate } = useSWR('order-in-hand', readActiveOrder, {
    fallbackData: start ?? undefined,
    shouldRetryOnError: false,
    onSuccess: ({ order }) => shopState.set({ itemsQuantity: order?.units ?? 0 }),
  });
  useEffect(() => watchOrderChanges(() => void mutate()), [mutate]);
  useEffect(() => watchPayments('checkout', () => void mutate()), [mutate]);
  const { units, totalCents } = active?.order ?? { units: 0, totalCents: 0 };
  return (
    <div className="order-in-hand">
      <Link href={href}>
        <span className="sr-only">{words.hand.label}: </span>
        <strong>{formatPrice(totalCents)}</strong> <span>{fillCount(words.hand.units, units)}</span>
      </Link>
      {active && <Clock clock={active.clock} locale={locale} words={words} />}
    </div>
  );
}

function Clock({
  clock,
  locale,
  words: { hand, figures },
}: Pick<Props, 'locale' | 'words'> & { clock: CampaignClock }) {
  const end = Date.parse(clock.end);
  const left = end - useCampaignNow(clock);
  const full = fill(left > 0 ? figures.closes : figures.closed, {
    name: clock.name,
    ...formatCampaignEnd(end, locale),
    left: left > 0 ? formatTimeLeft(left, locale) : '',
  });
  return (
    // Server and browser may spell a moment differently.
    <p suppressHydrationWarning>
      <span className="sr-only">{full}</span>
      <span aria-hidden="true">
        <strong>{left > 0 ? formatTimeLeft(left, locale, 'narrow') : hand.closed}</strong> <span>{clock.name}</span>
      </span>
    </p>
  );
}
