'use client';

import type { ReactNode } from 'react';
import { formatPrice } from '@/contract/money';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import type { CampaignClock, RewardPreview } from '@/lib/order/order';
import type { OrderLine } from '@/lib/order/order-line';
import { changesAtClose } from '@/lib/order/order-rules';
import { useCampaignNow } from '@/lib/order/use-campaign-now';
import { formatCampaignEnd, lastMoment } from '@/lib/shop/campaign-time';
import { LocalTime } from './local-time';

type FigureWords = Words<'order.figures'>;

type Props = {
  clock: CampaignClock | null;
  lines: OrderLine[];
  rewards: RewardPreview | null;
  missingMinimumCents: number;
  minimumCents: number;
  withoutVat: boolean;
  locale: string;
  words: FigureWords;
};

/** N10, N12. The key figures while an order grows: figures with labels, and a sentence where a decision is needed. */
export function OrderFigures(props: Props) {
  const { clock, lines, rewards, missingMinimumCents, minimumCents, withoutVat, locale, words } = props;
  return (
    <ul className="order-figures" aria-label={words.label}>
      {clock && <ClockFigures clock={clock} lines={lines} locale={locale} words={words} />}
      {rewards && <RewardFigures rewards={rewards} words={words} />}
      {minimumCents > 0 && (
        <Figure
          figure={formatPrice(missingMinimumCents || minimumCents)}
          word={fill(words[minimumKey(missingMinimumCents, minimumCents)], { minimum: formatPrice(minimumCents) })}
        />
      )}
      {withoutVat && <li>{words.withoutVat}</li>}
    </ul>
  );
}

function Figure({ figure, word, children }: { figure: string | number; word: string; children?: ReactNode }) {
  return (
    // Server and browser may spell a moment differently.
    <li suppressHydrationWarning>
      <strong suppressHydrationWarning>{figure}</strong> <span className="text-soft">{word}</span>
      {children}
    </li>
  );
}

/** An empty order misses the whole minimum, so one figure suffices. */
function minimumKey(missingCents: number, minimumCents: number) {
  if (missingCents === 0) return 'minimumReached';
  return missingCents < minimumCents ? 'minimumMissing' : 'minimum';
}

type ClockProps = Pick<Props, 'lines' | 'locale' | 'words'> & { clock: CampaignClock };

function ClockFigures({ clock, lines, locale, words }: ClockProps) {
  const now = useCampaignNow(clock);
  const { lines: count, cents } = changesAtClose(lines);
  const end = Date.parse(clock.end);
  if (now >= end) {
    const { name, next } = clock;
    return <li>{next ? fill(words.closedNext, { name, next: next.name }) : fill(words.closed, { name })}</li>;
  }
  return (
    <>
      <Figure figure={fill(words.end, formatCampaignEnd(end, locale))} word={fill(words.closing, { name: clock.name })}>
        <LocalTime at={lastMoment(end)} locale={locale} word={words.own} />
      </Figure>
      {count > 0 && (
        <Figure
          figure={`${cents >= 0 ? '+' : '−'}${formatPrice(Math.abs(cents))}`}
          word={fillCount(words.afterClose, count)}
        />
      )}
    </>
  );
}

function RewardFigures({ rewards, words }: { rewards: RewardPreview; words: FigureWords }) {
  const { pointsBefore, pointsAfter, levelBefore, levelAfter, nextPrize, nextLevel, enough } = rewards;
  const toPrize = nextPrize?.missing ?? 0;
  return (
    <>
      <Figure
        figure={pointsAfter}
        word={fillCount(pointsAfter === pointsBefore ? words.pointsNow : words.points, pointsAfter, {
          before: pointsBefore,
        })}
      />
      {levelAfter.code !== levelBefore.code && <Figure figure={levelAfter.name} word={words.newLevel} />}
      {nextPrize &&
        (toPrize > 0 ? (
          <Figure figure={toPrize} word={fillCount(words.toPrize, toPrize, { prize: nextPrize.name })} />
        ) : (
          <Figure figure={nextPrize.name} word={words.prizeReached} />
        ))}
      {!nextPrize && nextLevel && (
        <Figure
          figure={nextLevel.missing}
          word={fillCount(words.toLevel, nextLevel.missing, { level: nextLevel.name })}
        />
      )}
      {toPrize > 0 && enough.length > 0 && (
        <li>{fill(words.enough, { names: enough.map(({ name, code }) => `${name} (${code})`).join(', ') })}</li>
      )}
    </>
  );
}
