import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import type { OrderStateName } from '@/lib/order/order-codes';

export type Exchanges = AnswerOf<'readExchanges'>;
/** Pieces of an order that can be exchanged for another size. */
export type ExchangeableLine = Exchanges['lines'][number];
/** An exchange that was requested. */
export type Exchange = Exchanges['asked'][number];
/** One colour and size of a style. */
export type ExchangeArticle = Exchange['lines'][number]['from'];

/** So many pieces of an article, and the code of the one wanted instead. */
export type ExchangeWish = BodyOf<'askExchange'>['lines'][number];

const left: ReadonlySet<OrderStateName> = new Set(['sent', 'delivered', 'returning', 'refunded']);
/** Once an order is sent there may be exchanges to show. The backend decides what can be requested now. */
export const mayExchange = (state: OrderStateName): boolean => left.has(state);

export const wantedField = (code: string) => `wanted-${code}`;
export const piecesField = (code: string) => `pieces-${code}`;

/** Reads the form: an unchanged line is no wish. Limited to the ordered and the available pieces. */
export const readExchangeForm = (form: FormData, lines: readonly ExchangeableLine[]): ExchangeWish[] =>
  lines.flatMap(({ code, quantity, options }) => {
    const option = options.find((one) => one.code === form.get(wantedField(code)));
    if (!option) return [];
    const asked = Math.floor(Number(form.get(piecesField(code)))) || 1;
    return [{ code, quantity: Math.min(Math.max(asked, 1), quantity, option.pieces), wanted: option.code }];
  });
