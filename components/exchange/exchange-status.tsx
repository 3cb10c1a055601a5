import { useEffect, useRef } from 'react';
import { brand } from '@/lib/brand';
import { formatDay, formatMoment } from '@/lib/checkout/delivery-days';
import type { Exchange } from '@/lib/exchange/exchange';
import type { FormatArticle } from '@/lib/exchange/format-article';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';

type Props = { locale: Locale; exchange: Exchange; isNew: boolean; say: FormatArticle; words: Words<'exchange'> };

/** A requested exchange, its state, and what is left to do. */
export function ExchangeStatus({ locale, exchange, isNew, say, words }: Props) {
  const { number, state, askedAt, changedAt, heldUntil, reason, lines } = exchange;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const said = fill(words.states[state], {
    number,
    until: formatDay(heldUntil, locale),
    date: formatMoment(changedAt, locale),
    address: `${brand.legal.entity}, ${brand.legal.address}`,
  });
  return (
    <div className="exchange-step">
      <h3 ref={heading} tabIndex={-1}>
        {fill(isNew ? words.received : words.one, { number })}
      </h3>
      <p className="text-soft">
        {fill(words.askedAt, { date: formatMoment(askedAt, locale) })} {state === 'asked' && words.confirming}
      </p>
      <ul>
        {lines.map(({ name, quantity, from, to }) => (
          <li key={`${from.code} ${to.code}`}>
            {fill(words.row, {
              count: `${quantity}`,
              name,
              from: say(from),
              to: say(to),
            })}
          </li>
        ))}
      </ul>
      <p>{said}</p>
      {state === 'asked' && <p>{words.cost}</p>}
      {state === 'refused' && reason && <p>{fill(words.reason, { reason })}</p>}
    </div>
  );
}
