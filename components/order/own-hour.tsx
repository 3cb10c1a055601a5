'use client';

import { fill } from '@/lib/i18n/words';
import { lastMoment } from '@/lib/shop/campaign-time';
import { ownHour } from '@/lib/shop/own-hour';
import { useInBrowser } from '@/lib/state/use-store';

type Props = { end: number; locale: string; word: string };

/** N10. The reader's local time beside the shop's. The server renders without it. */
export function OwnHour({ end, locale, word }: Props) {
  const time = useInBrowser(() => ownHour(lastMoment(end), locale), null);
  return time && ` ${fill(word, { time })}`;
}
