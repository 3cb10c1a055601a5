'use client';

import { useEffect, useRef } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { linkClass } from '@/components/ui/text-link';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { Difference, Remark } from '@/lib/order/order-line';
import { formatRemark } from '@/lib/order/remark-texts';
import { DifferenceList } from './difference-list';
import { obstacleFields } from './obstacle-list';

type Props = {
  locale: Locale;
  differences: Difference[];
  /** Remarks on the order as a whole, for example that its campaign closed. */
  remarks?: Remark[];
  /** How the buyer accepts them; null where pressing the button again orders it as it is now. */
  consent?: { checked: boolean; error: string | undefined; onChange: (yes: boolean) => void } | null;
  /** The button was pressed, but the order had changed since it was shown. */
  returned: boolean;
  /** To the bag. */
  back: { href: string; label: string };
  words: {
    payment: Pick<Words<'checkout.payment'>, 'nothingPlaced'>;
    differences: Words<'checkout.differences'>;
    remarks: Words<'checkout.remarks'>;
  };
};

/** N21. What changed since the order was shown: accept it, or go back to the bag. */
export function OrderChanges({ locale, differences, remarks = [], consent = null, returned, back, words }: Props) {
  const said = words.differences;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (returned) panel.current?.focus();
  }, [returned]);
  if (differences.length === 0 && remarks.length === 0 && !consent && !returned) return null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="changes"
      className="checkout-changes"
      id={obstacleFields.differences}
    >
      <h2 id="changes">{said.title}</h2>
      <p>{returned ? words.payment.nothingPlaced : said.text}</p>
      {remarks.map((remark) => (
        <p key={remark.key}>{formatRemark(remark, words.remarks)}</p>
      ))}
      <DifferenceList locale={locale} differences={differences} words={said} />
      {consent && (
        <Checkbox {...consent} label={said.accept} onChange={({ target }) => consent.onChange(target.checked)} />
      )}
      <a href={back.href} className={linkClass()}>
        {back.label}
      </a>
    </section>
  );
}
