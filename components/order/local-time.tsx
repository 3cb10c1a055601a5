'use client';

import { fill } from '@/lib/i18n/message-texts';
import { formatLocalTime } from '@/lib/shop/local-time';
import { useInBrowser } from '@/lib/state/use-store';

type Props = { at: number; locale: string; word: string };

/** N10. The reader's local time beside the shop's. The server renders without it. */
export function LocalTime({ at, locale, word }: Props) {
  const time = useInBrowser(() => formatLocalTime(at, locale), null);
  return time && ` ${fill(word, { time })}`;
}
