'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { giftCardKeys } from '@/contract/gift-card/message-keys';
import { formatPrice } from '@/contract/money';
import { giftCardsPerOrder } from '@/contract/rules';
import { parseGiftCardCode } from '@/lib/gift-card/gift-card-rules';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { GiftCardAnswer, GiftCardPart } from '@/lib/order/order';
import { formatFailureReason, formatKey } from '@/lib/order/remark-texts';
import type { Result } from '@/lib/result';
import { GiftCardCodeField } from './gift-card-code-field';
import './gift-cards.css';

export type GiftCardWords = { giftCard: Words<'giftCard.use'>; remarks: Words<'checkout.remarks'> };

type Props = {
  /** The cards that pay a part of the order. */
  cards: GiftCardPart[];
  /** Cards that counted before, each with the reason why they no longer do. */
  dropped?: { lastFour: string; reason: string }[];
  /** Nothing is left to pay, so another card could pay nothing. */
  covered: boolean;
  /** The total is being read. */
  waiting?: boolean;
  words: GiftCardWords;
  onTry: (code: string) => Promise<Result<GiftCardAnswer>>;
  /** Not given for a placed order, which keeps its cards. */
  onRemove?: (card: GiftCardPart) => Promise<Result<unknown>>;
};

/** Gift cards that pay a part of an order, and a folded field for another one. What was typed stays until it counts. */
export function GiftCardsField({ cards, dropped = [], covered, waiting = false, words, onTry, onRemove }: Props) {
  const said = words.giftCard;
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [news, setNews] = useState('');
  const [pending, setPending] = useState<'try' | string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // The pressed button may be gone with its card, or with the field when nothing is left to pay.
  useEffect(() => {
    if (news) status.current?.focus();
  }, [news]);

  async function apply(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (pending !== null || waiting) return;
    const wanted = parseGiftCardCode(code);
    setNews('');
    if (wanted === null) return setProblem(code.trim() ? said.incomplete : said.missing);
    if (cards.length >= giftCardsPerOrder) return setProblem(formatKey(giftCardKeys.tooMany, words.remarks));
    setPending('try');
    const answer = await onTry(wanted);
    setPending(null);
    if (!answer.ok) return setProblem(formatFailureReason(answer, words.remarks) ?? said.failed);
    if ('reason' in answer.data) return setProblem(sayReason(answer.data.reason, words));
    const { lastFour, cents } = answer.data.card;
    setCode('');
    setProblem('');
    setNews(fill(said.applied, { last: lastFour, amount: formatPrice(cents) }));
  }
  async function remove(card: GiftCardPart): Promise<void> {
    if (!onRemove || pending !== null || waiting) return;
    setNews('');
    setPending(card.number);
    const answer = await onRemove(card);
    setPending(null);
    if (answer.ok) setNews(said.removed);
    setProblem(answer.ok ? '' : (formatFailureReason(answer, words.remarks) ?? said.failed));
  }

  const field = (
    <form className="gift-cards-form" onSubmit={(event) => void apply(event)} noValidate>
      <GiftCardCodeField
        code={code}
        problem={problem}
        words={said}
        onType={(typed) => {
          setCode(typed);
          setProblem('');
        }}
      />
      <Button type="submit" variant="secondary" pending={pending === 'try' || waiting}>
        {said.apply}
      </Button>
    </form>
  );
  return (
    <div className="gift-cards">
      {cards.length > 0 && (
        <ul>
          {cards.map((card) => (
            <li key={card.number}>
              <span>
                <strong>{fill(said.card, { last: card.lastFour })}</strong>
                <span className="text-soft">{sayPart(card, said)}</span>
              </span>
              {onRemove && (
                <Button
                  variant="quiet"
                  size="compact"
                  pending={pending === card.number}
                  aria-label={fill(said.removeName, { last: card.lastFour })}
                  onClick={() => void remove(card)}
                >
                  {said.remove}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {dropped.map(({ lastFour, reason }) => (
        <p key={lastFour} role="alert" className="checkout-notice">
          {fill(said.dropped, { last: lastFour, reason: formatKey(reason, words.remarks) })}
        </p>
      ))}
      <p ref={status} role="status" tabIndex={-1} className="gift-cards-news">
        {news}
      </p>
      {covered ? (
        <p role="alert" className="form-failure" hidden={!problem}>
          {problem}
        </p>
      ) : (
        <Disclosure summary={cards.length > 0 ? said.more : said.title}>{field}</Disclosure>
      )}
    </div>
  );
}

function sayReason(reason: string, { giftCard, remarks }: GiftCardWords): string {
  if (reason === 'already') return giftCard.already;
  const text = formatKey(reason, remarks);
  return text === reason ? giftCard.failed : text;
}

/** What it pays of this order, and what is left on it afterwards. */
function sayPart({ cents, balanceCents }: GiftCardPart, said: Words<'giftCard.use'>): string {
  const left = balanceCents === null ? 0 : balanceCents - cents;
  return [
    fill(said.pays, { amount: formatPrice(cents) }),
    ...(left > 0 ? [fill(said.left, { amount: formatPrice(left) })] : []),
  ].join(' ');
}
