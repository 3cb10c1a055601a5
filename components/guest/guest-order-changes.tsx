'use client';

import { useEffect, useRef } from 'react';
import { DifferenceList } from '@/components/order/difference-list';
import { linkClass } from '@/components/ui/text-link';
import type { Locale } from '@/lib/i18n/routing';
import type { Difference } from '@/lib/order/order-line';
import type { GuestPaymentWords } from './words';

type Props = {
  locale: Locale;
  differences: Difference[];
  /** The button was pressed, but the order had changed since it was shown. */
  returned: boolean;
  /** Address of the bag. */
  bag: string;
  words: Pick<GuestPaymentWords, 'differences' | 'payment' | 'trouble'>;
};

/** N21. What changed since it was shown: pressing the button again orders it as it is now. */
export function GuestOrderChanges({ locale, differences, returned, bag, words }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (returned) panel.current?.focus();
  }, [returned]);
  if (differences.length === 0 && !returned) return null;
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby="changes" className="checkout-changes">
      <h2 id="changes">{words.differences.title}</h2>
      <p>{returned ? words.payment.nothingPlaced : words.differences.text}</p>
      <DifferenceList locale={locale} differences={differences} words={words.differences} />
      <a href={bag} className={linkClass()}>
        {words.trouble.bag}
      </a>
    </section>
  );
}
