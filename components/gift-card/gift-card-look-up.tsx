'use client';

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { GiftCardCodeField } from '@/components/checkout/gift-card-code-field';
import { Button } from '@/components/ui/button';
import { formatPrice } from '@/contract/money';
import type { GiftCard } from '@/lib/gift-card/gift-card';
import { lookUpGiftCard } from '@/lib/gift-card/gift-card-calls';
import { formatGiftCardCode, parseGiftCardCode } from '@/lib/gift-card/gift-card-rules';
import { shopDates } from '@/lib/i18n/date-locale';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { formatFailureReason } from '@/lib/order/remark-texts';
import { GiftCardPdfButton } from './gift-card-pdf-button';

type LookUpWords = {
  lookUp: Words<'giftCard.lookUp'>;
  use: Words<'giftCard.use'>;
  purchase: Words<'giftCard.purchase'>;
  remarks: Pick<Words<'checkout.remarks'>, 'giftCard' | 'error'>;
};
type Props = { locale: Locale; words: LookUpWords };

/** A code, typed or from the mail's link, becomes what is on its card. */
export function GiftCardLookUp({ locale, words }: Props) {
  const { lookUp: said, use, remarks } = words;
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);
  const [found, setFound] = useState<{ code: string; card: GiftCard } | null>(null);

  async function ask(wanted: string): Promise<void> {
    setProblem('');
    setPending(true);
    const answer = await lookUpGiftCard(wanted);
    setPending(false);
    if (answer.ok) setFound({ code: wanted, card: answer.data });
    else setProblem(formatFailureReason(answer, remarks) ?? said.failed);
  }
  const takeLink = useEffectEvent(() => {
    const named = parseGiftCardCode(window.location.hash.slice(1));
    if (!named) return;
    // The address keeps no code: it would stay in the history and in bookmarks.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    setCode(formatGiftCardCode(named));
    void ask(named);
  });
  useEffect(() => takeLink(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (pending) return;
    const wanted = parseGiftCardCode(code);
    if (wanted) void ask(wanted);
    else setProblem(code.trim() ? use.incomplete : use.missing);
  }
  if (found) {
    return (
      <Card
        locale={locale}
        {...found}
        words={words}
        onAnother={() => {
          setFound(null);
          setCode('');
        }}
      />
    );
  }
  return (
    <form className="form" method="post" onSubmit={submit} noValidate>
      <GiftCardCodeField
        code={code}
        problem={problem}
        required
        words={use}
        onType={(typed) => {
          setCode(typed);
          setProblem('');
        }}
      />
      <div className="actions">
        <Button type="submit" pending={pending} pendingLabel={said.pending}>
          {said.submit}
        </Button>
      </div>
    </form>
  );
}

type CardProps = Props & { code: string; card: GiftCard; onAnother: () => void };

function Card({ locale, code, card, words, onAnother }: CardProps) {
  const { lookUp: said, purchase } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const day = shopDates(locale, { dateStyle: 'long' });
  const figures = [
    [said.balance, formatPrice(card.balanceCents)],
    [said.amount, formatPrice(card.amountCents)],
    [said.expires, day.format(new Date(`${card.expiresOn}T12:00:00Z`))],
  ] as const;
  return (
    <section aria-labelledby="card" className="gift-card-part">
      <div className="gift-card-face">
        <h2 id="card" ref={heading} tabIndex={-1}>
          {fill(said.card, { last: card.lastFour })}
        </h2>
        <dl>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{said[card.state]}</p>
      </div>
      {card.movements.length > 0 && (
        <table className="gift-card-movements">
          <caption>{said.movements}</caption>
          <thead>
            <tr>
              <th scope="col">{said.date}</th>
              <th scope="col">{said.what}</th>
              <th scope="col">{said.sum}</th>
            </tr>
          </thead>
          <tbody>
            {card.movements.map(({ kind, cents, at }) => (
              <tr key={`${at} ${kind} ${cents}`}>
                <td>{shopDates(locale, { dateStyle: 'medium' }).format(new Date(at))}</td>
                <td>{said.kinds[kind]}</td>
                <td>{formatPrice(cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="actions">
        {card.state === 'valid' && (
          <GiftCardPdfButton code={code} locale={locale} file={`${card.lastFour}.pdf`} words={purchase} />
        )}
        <Button variant="quiet" onClick={onAnother}>
          {said.another}
        </Button>
      </div>
    </section>
  );
}
