'use client';

import { useEffect, useRef } from 'react';
import { DifferenceList } from '@/components/order/difference-list';
import { obstacleFields } from '@/components/order/obstacle-list';
import { Checkbox } from '@/components/ui/checkbox';
import { linkClass } from '@/components/ui/text-link';
import { stepPath } from '@/lib/checkout/checkout-rules';
import type { Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Difference, Remark } from '@/lib/order/order-line';
import { formatRemark } from '@/lib/order/remark-texts';

type Props = {
  locale: Locale;
  differences: Difference[];
  /** Remarks on the order as a whole, for example that its campaign closed. */
  remarks: Remark[];
  /** Whether the order waits for their acceptance. */
  asked: boolean;
  /** The button was pressed, but the order had changed since it was shown. */
  returned: boolean;
  accepted: boolean;
  error: string | undefined;
  words: { differences: Words<'checkout.differences'>; remarks: Words<'checkout.remarks'>; nothingPlaced: string };
  onAccept: (yes: boolean) => void;
};

/** N21. Accept what changed, or go back to the bag. */
export function OrderChanges({
  locale,
  differences,
  remarks,
  asked,
  returned,
  accepted,
  error,
  words,
  onAccept,
}: Props) {
  const said = words.differences;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (returned) panel.current?.focus();
  }, [returned]);
  if (differences.length === 0 && remarks.length === 0 && !asked && !returned) return null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="changes"
      className="checkout-changes"
      id={obstacleFields.differences}
    >
      <h2 id="changes">{said.title}</h2>
      <p>{returned ? words.nothingPlaced : said.text}</p>
      {remarks.map((remark) => (
        <p key={remark.key}>{formatRemark(remark, words.remarks)}</p>
      ))}
      <DifferenceList locale={locale} differences={differences} words={said} />
      {asked && (
        <Checkbox
          label={said.accept}
          error={error}
          checked={accepted}
          onChange={({ target }) => onAccept(target.checked)}
        />
      )}
      <a href={localePath(locale, stepPath('bag'))} className={linkClass()}>
        {said.back}
      </a>
    </section>
  );
}
