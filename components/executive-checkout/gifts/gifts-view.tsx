'use client';

import { useRef, useState } from 'react';
import { useRequestQueue } from '@/components/executive-checkout/use-request-queue';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import { formatPrice } from '@/contract/money';
import type { GiftChoice, GiftRule } from '@/lib/checkout/checkout';
import { isEarned } from '@/lib/checkout/checkout-rules';
import { chooseGift } from '@/lib/checkout/draft/executive-draft-mutations';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import { GiftOptions } from './gift-options';

type Props = {
  version: number;
  gifts: GiftChoice[];
  /** Articles that the order already has as gifts and offers, with their pieces. */
  taken: [code: string, quantity: number][];
  words: { gifts: Words<'checkout.gifts'>; failures: FailureWords };
};

type GiftQuantities = Record<string, Record<string, number>>;

/** Earned gifts and offers with their choices, and what is missing for the others. */
export function GiftsView({ version: firstVersion, gifts, taken, words }: Props) {
  const version = useRef(firstVersion);
  const [rules, setRules] = useState<GiftRule[]>(gifts);
  const [chosen, setChosen] = useState<GiftQuantities>(() => toChosen(gifts, taken));
  const writes = useRequestQueue();
  const said = words.gifts;

  function choose(rule: string, codes: Record<string, number>): void {
    setChosen((all) => ({ ...all, [rule]: codes }));
    writes.write(
      rule,
      () => chooseGift(version.current, { rule, codes }),
      (answer) => {
        version.current = answer.version;
        setRules((all) => all.map((each) => answer.rules.find(({ id }) => id === each.id) ?? each));
      },
    );
  }

  return (
    <>
      <FailureNote failure={writes.failure} words={words.failures} onRetry={writes.retry} />
      <ul className="gift-rules">
        {gifts.map((gift) => {
          const rule = rules.find(({ id }) => id === gift.id) ?? gift;
          return (
            <li key={gift.id} className="gift-rule">
              <p className="gift-type">{said[gift.type]}</p>
              <h2>{gift.name}</h2>
              <p>{isEarned(rule) ? fillCount(said.earned, rule.toChoose) : toMissing(rule, said)}</p>
              {gift.options.length > 0 && (
                <GiftOptions
                  gift={{ ...gift, ...rule }}
                  chosen={chosen[gift.id] ?? {}}
                  words={said}
                  onChoose={(codes) => choose(gift.id, codes)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className="checkout-saved">
        {writes.pending ? said.saving : writes.saved && said.saved}
      </p>
    </>
  );
}

function toMissing({ missingCents, missingPoints }: GiftRule, words: Words<'checkout.gifts'>): string {
  const amount = formatPrice(missingCents);
  if (missingPoints === 0) return fill(words.missingAmount, { amount });
  if (missingCents === 0) return fillCount(words.missingPoints, missingPoints);
  return fillCount(words.missingBoth, missingPoints, { amount });
}

/** An article can be chosen in one rule only: the first that offers it gets it. */
function toChosen(gifts: GiftChoice[], taken: Props['taken']): GiftQuantities {
  const left = new Map(taken);
  return Object.fromEntries(
    gifts.map(({ id, options }) => {
      const mine = options.flatMap(({ code }): [string, number][] => {
        const quantity = left.get(code);
        left.delete(code);
        return quantity ? [[code, quantity]] : [];
      });
      return [id, Object.fromEntries(mine)];
    }),
  );
}
