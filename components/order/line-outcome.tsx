'use client';

import { Button } from '@/components/ui/button';
import { formatPrice } from '@/contract/money';
import { colourInSentence } from '@/lib/i18n/colour-in-sentence';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import type { Alternative, LineResult } from '@/lib/order/order-line';
import type { EntryOutcome, NewEntry } from '@/lib/pad/entry';

type CheckedEntry = Pick<NewEntry, 'code' | 'words'> & { result?: LineResult | null };

/** T15. The result of a line, in one sentence. */
export function lineOutcomeText(
  outcome: EntryOutcome,
  { code, words: unread, result = null }: CheckedEntry,
  words: Words<'order.outcome'>,
): string {
  const values = { code, words: unread, wanted: result?.wanted ?? 0, added: result?.added ?? 0 };
  const limit = result?.limit ?? null;
  if (outcome !== 'reduced') return fill(words[outcome], values);
  return limit === null ? fillCount(words.reduced, values.added, values) : fillCount(words.limited, limit, values);
}

type Props = {
  alternatives: Alternative[];
  locale: string;
  onTake: (alternative: Alternative) => void;
  words: Words<'order.outcome'>;
};

/** Alternatives to an article, each a button that describes it. */
export function AlternativeArticles({ alternatives, locale, onTake, words }: Props) {
  if (alternatives.length === 0) return null;
  return (
    <ul className="order-alternatives" aria-label={words.instead}>
      {alternatives.map((each) => (
        <li key={`${each.code} ${each.campaign}`}>
          {each.reason === 'otherCampaign' ? (
            <span>{fill(words.otherCampaign, { ...toValues(each, locale), campaign: each.campaign ?? '' })}</span>
          ) : (
            <Button variant="secondary" size="compact" onClick={() => onTake(each)}>
              {fill(words[`take_${each.reason}`], toValues(each, locale))}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const toValues = ({ name, size, colourName, code, priceCents, units }: Alternative, locale: string) => ({
  name,
  size,
  colour: colourInSentence(colourName, locale),
  code,
  price: formatPrice(priceCents),
  units,
});
