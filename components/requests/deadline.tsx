'use client';

import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { useCampaignNow } from '@/lib/order/use-campaign-now';
import { formatTimeLeft } from '@/lib/shop/campaign-time';

type Props = {
  /** The deadline, and the server's current time. */
  until: string;
  now: string;
  /** Who has to answer until then. */
  text: string;
  locale: Locale;
  words: Words<'requests.deadline'>;
};

/** When an answer is due, and how much time is left. */
export function Deadline({ until, now, text, locale, words }: Props) {
  const left = Date.parse(until) - useCampaignNow({ now });
  return (
    // Server and browser may spell a moment differently.
    <p className="request-figures" suppressHydrationWarning>
      <span suppressHydrationWarning>{text}</span>
      <strong suppressHydrationWarning>
        {left > 0 ? fill(words.left, { left: formatTimeLeft(left, locale) }) : words.over}
      </strong>
    </p>
  );
}
