'use client';

import { fill, fillCount, type Words } from '@/lib/i18n/words';
import { formatPrice } from '@/lib/money';
import type { CampaignClock, RewardPreview } from '@/lib/order/order';
import type { OrderLine } from '@/lib/order/order-line';
import { changesAtClose } from '@/lib/order/order-rules';
import { useCampaignNow } from '@/lib/order/use-campaign-now';
import { endWords, leftUntil } from '@/lib/shop/campaign-time';

type Props = {
  clock: CampaignClock | null;
  lines: OrderLine[];
  rewards: RewardPreview | null;
  missingMinimumCents: number;
  minimumCents: number;
  withoutVat: boolean;
  locale: string;
  words: Words<'order.sentences'>;
};

/** N10, N12. What matters while an order grows, said in sentences. */
export function OrderSentences(props: Props) {
  const { clock, lines, rewards, missingMinimumCents, minimumCents, withoutVat, locale, words } = props;
  return (
    <ul className="order-sentences" aria-label={words.label}>
      {clock && (
        <li>
          <ClockSentence clock={clock} lines={lines} locale={locale} words={words} />
        </li>
      )}
      {rewards && (
        <li>
          <RewardSentence rewards={rewards} words={words} />
        </li>
      )}
      {minimumCents > 0 && (
        <li>
          {fill(words[minimumKey(missingMinimumCents, minimumCents)], {
            missing: formatPrice(missingMinimumCents),
            minimum: formatPrice(minimumCents),
          })}
        </li>
      )}
      {withoutVat && <li>{words.withoutVat}</li>}
    </ul>
  );
}

/** Of an order with nothing in it all of the minimum is missing, and nobody needs that said twice. */
function minimumKey(missingCents: number, minimumCents: number) {
  if (missingCents === 0) return 'minimumReached';
  return missingCents < minimumCents ? 'minimumMissing' : 'minimum';
}

type ClockProps = Pick<Props, 'lines' | 'locale' | 'words'> & { clock: CampaignClock };

function ClockSentence({ clock, lines, locale, words }: ClockProps) {
  const now = useCampaignNow(clock);
  const { lines: count, cents } = changesAtClose(lines);
  const end = Date.parse(clock.end);
  if (now >= end) {
    return clock.next
      ? fill(words.closedNext, { name: clock.name, next: clock.next.name })
      : fill(words.closed, { name: clock.name });
  }
  const left = leftUntil(end - now, locale);
  return (
    // Server and browser may spell a moment differently.
    <span suppressHydrationWarning>
      {fill(words.closes, { name: clock.name, ...endWords(end, locale), left })}{' '}
      {count > 0 &&
        fillCount(cents >= 0 ? words.dearer : words.cheaper, count, { amount: formatPrice(Math.abs(cents)) })}
    </span>
  );
}

function RewardSentence({ rewards, words }: { rewards: RewardPreview; words: Words<'order.sentences'> }) {
  const { pointsBefore, pointsAfter, levelBefore, levelAfter, nextPrize, nextLevel, enough } = rewards;
  const parts = [
    fillCount(pointsAfter === pointsBefore ? words.pointsNow : words.points, pointsAfter, { before: pointsBefore }),
  ];
  if (levelAfter.code !== levelBefore.code) parts.push(fill(words.newLevel, { level: levelAfter.name }));
  if (nextPrize && nextPrize.missing > 0) {
    parts.push(fillCount(words.toPrize, nextPrize.missing, { prize: nextPrize.name }));
  } else if (nextPrize) parts.push(fill(words.prizeReached, { prize: nextPrize.name }));
  else if (nextLevel) parts.push(fillCount(words.toLevel, nextLevel.missing, { level: nextLevel.name }));
  const names = enough.map(({ name, code }) => `${name} (${code})`);
  if (names.length > 0 && (nextPrize?.missing ?? 0) > 0) {
    parts.push(fill(words.enough, { names: names.join(', ') }));
  }
  return parts.join(' ');
}
