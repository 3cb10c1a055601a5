'use client';

import { Button } from '@/components/ui/button';
import type { OrderKey } from '@/lib/checkout/checkout';
import { formatDay } from '@/lib/checkout/delivery-days';
import type { Exchanges } from '@/lib/exchange/exchange';
import { createArticleFormat } from '@/lib/exchange/format-article';
import { useExchanges } from '@/lib/exchange/use-exchanges';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import { ExchangeForm } from './exchange-form';
import { ExchangeReview } from './exchange-review';
import { ExchangeStatus } from './exchange-status';
import './exchange.css';

type Props = {
  locale: Locale;
  order: OrderKey;
  /** The return shipment passes customs. */
  customs: boolean;
  words: Words<'exchange'>;
};

/** F058. Exchanges articles of an order for another size, for any buyer. Renders nothing until it has content. */
export function ExchangeSection({ locale, order, customs, words }: Props) {
  const { answer, chosen, trouble, sending, received, review, change, confirm, look } = useExchanges(order, locale);
  const [system] = useSizeSystem(locale);
  // The backend has no such call, or does not know the order.
  if (!answer || (!answer.ok && answer.kind === 'absent')) return null;
  if (!answer.ok)
    return (
      <section aria-labelledby="exchange" className="exchange">
        <h2 id="exchange">{words.title}</h2>
        <p role="alert">{words.unread}</p>
        <Button variant="secondary" onClick={look}>
          {words.retry}
        </Button>
      </section>
    );
  const { open, until, lines, asked } = answer.data;
  const say = createArticleFormat(words, order.secret === null ? null : system);
  const term = sayTerm({ open, until }, locale, words);
  const canAsk = open && lines.length > 0;
  if (!term && asked.length === 0) return null;
  // A problem of one step is shown in that step.
  const isSaidHere = trouble !== null && trouble !== 'pick' && chosen === null;
  return (
    <section aria-labelledby="exchange" className="exchange">
      <h2 id="exchange">{words.title}</h2>
      {asked.map((one) => (
        <ExchangeStatus
          key={one.number}
          locale={locale}
          exchange={one}
          isNew={one.number === received}
          say={say}
          words={words}
        />
      ))}
      {term && (canAsk || !open) && <p>{term}</p>}
      {canAsk && <p className="text-soft">{words.law}</p>}
      {open && lines.length === 0 && <p>{words.nothing}</p>}
      <p role="alert" className="form-failure" hidden={!isSaidHere}>
        {isSaidHere && words.failed[trouble]}
      </p>
      {canAsk && (
        <>
          {chosen && (
            <ExchangeReview
              lines={lines}
              wishes={chosen.wishes}
              customs={customs}
              trouble={trouble}
              sending={sending}
              say={say}
              words={words}
              onConfirm={() => void confirm()}
              onChange={change}
            />
          )}
          <ExchangeForm
            key={asked.length}
            locale={locale}
            lines={lines}
            hidden={chosen !== null}
            nothingChosen={trouble === 'pick'}
            say={say}
            words={words}
            onReview={(form) => review(form, lines)}
          />
        </>
      )}
    </section>
  );
}

/** Null if something other than time prevents an exchange: the order's own page explains it. */
function sayTerm({ open, until }: Pick<Exchanges, 'open' | 'until'>, locale: Locale, words: Words<'exchange'>) {
  if (until === null) return open ? words.always : null;
  const isOver = until < new Date().toISOString().slice(0, 10);
  return open || isOver ? fill(open ? words.until : words.over, { date: formatDay(until, locale) }) : null;
}
