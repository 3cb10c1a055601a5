import type { AnswerOf } from 'contract/calls/table.ts';
import { type ExchangeState, exchangeStates } from 'contract/codes.ts';
import type { ExchangeStateName } from 'contract/exchange/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import { exchangeOptionsMax, exchangesMax } from 'contract/rules.ts';
import { toShopDate } from '../../../shared/dates.ts';
import type { OrderExchanges } from './exchangeable.ts';
import type { Exchange, ExchangeLine } from './exchanges.repository.ts';

type Answer = AnswerOf<'readExchanges'>;

const stateNames = Object.fromEntries(Object.entries(exchangeStates).map(([name, code]) => [code, name])) as Record<
  ExchangeState,
  ExchangeStateName
>;

const toArticle = ({ code, color, size }: ExchangeLine['worn'], locale: Locale) => ({
  code,
  colourName: color[locale],
  size,
});

const toExchange = (exchange: Exchange, locale: Locale): Answer['asked'][number] => ({
  number: exchange.number,
  state: stateNames[exchange.state],
  askedAt: exchange.askedAt.toISOString(),
  changedAt: exchange.changedAt.toISOString(),
  heldUntil: toShopDate(exchange.heldUntil),
  reason: exchange.reason,
  lines: exchange.lines.map(({ nameOf, quantity, worn, wanted }) => ({
    name: nameOf[locale],
    quantity,
    from: toArticle(worn, locale),
    to: toArticle(wanted, locale),
  })),
});

export const toExchanges = ({ open, until, lines, asked }: OrderExchanges, locale: Locale): Answer => ({
  open,
  until,
  lines: lines.map(({ article, quantity, options }) => ({
    ...toArticle(article, locale),
    name: article.name[locale],
    slug: article.slug[locale],
    sealed: article.sealed,
    quantity,
    options: options.slice(0, exchangeOptionsMax).map((one) => ({ ...toArticle(one, locale), pieces: one.free })),
  })),
  asked: asked.slice(0, exchangesMax).map((one) => toExchange(one, locale)),
});
