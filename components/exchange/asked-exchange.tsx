import { useEffect, useRef } from 'react';
import { brand } from '@/lib/brand';
import { formatDay, formatMoment } from '@/lib/checkout/delivery-days';
import type { Exchange } from '@/lib/exchange/exchange';
import type { Locale } from '@/lib/i18n/routing';
import { fill, type Words } from '@/lib/i18n/words';
import { sayArticle } from './exchange-form';

type Props = { locale: Locale; exchange: Exchange; isNew: boolean; words: Words<'exchange'> };

/** One that was asked for, how it stands, and what is left to do. */
export function AskedExchange({ locale, exchange, isNew, words }: Props) {
  const { number, state, askedAt, changedAt, heldUntil, reason, lines } = exchange;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const said = fill(words.states[state], {
    number,
    until: formatDay(heldUntil, locale),
    date: formatMoment(changedAt, locale),
    address: brand.legal.address,
  });
  return (
    <div className="exchange-step">
      <h3 ref={heading} tabIndex={-1}>
        {fill(isNew ? words.received : words.one, { number })}
      </h3>
      <p className="text-soft">{fill(words.askedAt, { date: formatMoment(askedAt, locale) })}</p>
      <ul>
        {lines.map(({ name, quantity, from, to }) => (
          <li key={`${from.code} ${to.code}`}>
            {fill(words.row, {
              count: `${quantity}`,
              name,
              from: sayArticle(from, words),
              to: sayArticle(to, words),
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
