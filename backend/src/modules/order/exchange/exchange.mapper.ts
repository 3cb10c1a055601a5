import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import type { ExchangeWire } from 'contract/exchange/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import { exchangeOptionsMax, exchangesMax } from 'contract/rules.ts';
import { toBookDay } from '../../../shared/days.ts';
import type { Wish } from './ask.service.ts';
import type { Exchanges } from './exchangeable.ts';
import type { Exchange, ExchangeLine } from './exchanges.repository.ts';

export const toWishes = (lines: BodyOf<'askExchange'>['lineas']): Wish[] =>
  lines.map(({ codigo, cantidad, por }) => ({ code: codigo, quantity: cantidad, wanted: por }));

const toArticle = ({ code, color, size }: ExchangeLine['worn'], locale: Locale) => ({
  codigo: code,
  nombreColor: color[locale],
  talla: size,
});

const toExchange = (exchange: Exchange, locale: Locale): ExchangeWire => ({
  numero: exchange.number,
  estado: exchange.state,
  pedidoEn: exchange.askedAt.toISOString(),
  cambiadoEn: exchange.changedAt.toISOString(),
  reservadoHasta: toBookDay(exchange.heldUntil),
  motivo: exchange.reason,
  lineas: exchange.lines.map(({ nameOf, quantity, worn, wanted }) => ({
    nombre: nameOf[locale],
    cantidad: quantity,
    de: toArticle(worn, locale),
    por: toArticle(wanted, locale),
  })),
});

export const toExchanges = ({ open, until, lines, asked }: Exchanges, locale: Locale): AnswerOf<'readExchanges'> => ({
  abierto: open,
  hasta: until,
  lineas: lines.map(({ article, quantity, options }) => ({
    ...toArticle(article, locale),
    nombre: article.name[locale],
    url: article.slug[locale],
    higieneSellada: article.sealed,
    cantidad: quantity,
    opciones: options.slice(0, exchangeOptionsMax).map((one) => ({ ...toArticle(one, locale), cantidad: one.free })),
  })),
  cambios: asked.slice(0, exchangesMax).map((one) => toExchange(one, locale)),
});
