import {
  type ExchangeState,
  exchangeStates,
  type OrderState,
  orderStates,
  paymentOrigins,
  type TenderCode,
} from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import { shopZone } from '../../shared/dates.ts';
import { type Html, html } from '../../shared/html.ts';
import { words as allWords } from '../../words/words.ts';
import type { Desk } from './layout.ts';

export const formatMoney = (locale: Locale, cents: number): string =>
  new Intl.NumberFormat(allWords[locale].languageFacts.intl, { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  );

export function formatTime({ locale, words }: Desk, at: Date | null): Html | string {
  if (at === null) return words.list.unknown;
  const text = new Intl.DateTimeFormat(allWords[locale].languageFacts.intl, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: shopZone,
  }).format(at);
  return html`<time datetime="${at.toISOString()}">${text}</time>`;
}

/** Where the hour says nothing. */
export function formatDay({ locale }: Desk, at: Date): Html {
  const text = new Intl.DateTimeFormat(allWords[locale].languageFacts.intl, {
    dateStyle: 'medium',
    timeZone: shopZone,
  }).format(at);
  return html`<time datetime="${at.toISOString()}">${text}</time>`;
}

const nameOf = <Code extends string>(codes: Record<string, Code>, code: Code): string =>
  Object.keys(codes).find((name) => codes[name] === code) ?? code;

/** As papers call it. */
export const tenderName = ({ words, locale }: Desk, code: TenderCode | null): string =>
  code === null ? words.list.unknown : allWords[locale].papers.every.methods[code];

export const orderStateName = ({ words }: Desk, code: OrderState): string =>
  words.orderState[nameOf(orderStates, code) as keyof typeof orderStates];

export const exchangeStateName = ({ words }: Desk, code: ExchangeState): string =>
  words.exchange.state[nameOf(exchangeStates, code) as keyof typeof exchangeStates];

export const originName = ({ words }: Desk, code: (typeof paymentOrigins)[keyof typeof paymentOrigins]): string =>
  words.origin[nameOf(paymentOrigins, code) as keyof typeof paymentOrigins];

/** Who bought, with the code of an executive. */
export const buyerName = ({ words }: Desk, { buyer, executiveCode }: { buyer: string; executiveCode: string | null }) =>
  `${buyer} (${executiveCode ?? words.order.guest})`;

/** Euros as a person writes them, with comma or point; null is no amount. */
export function parseCents(typed: string): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null;
}
