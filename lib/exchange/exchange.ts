import type { exchangeStates } from '@/contract/codes';
import type { OrderStateName } from '@/lib/order/order-codes';

export type ExchangeStateName = keyof typeof exchangeStates;

/** One colour and size of a style. */
export type Article = { code: string; colourName: string; size: string };

/** Pieces of an order that can become another size. */
export type ExchangeableLine = Article & {
  name: string;
  slug: string;
  sealed: boolean;
  quantity: number;
  options: (Article & { pieces: number })[];
};

/** One that was asked for. */
export type Exchange = {
  number: string;
  state: ExchangeStateName;
  askedAt: string;
  changedAt: string;
  /** The day by which hers have to be there. */
  heldUntil: string;
  /** Of a refusal. */
  reason: string | null;
  lines: { name: string; quantity: number; from: Article; to: Article }[];
};

export type Exchanges = {
  open: boolean;
  /** The last day to ask; null as long as nobody knows when the order came. */
  until: string | null;
  lines: ExchangeableLine[];
  asked: Exchange[];
};

/** Whose order it is: without the secret of a guest's link it is of her who is signed in. */
export type ExchangeOrder = { number: string; secret: string | null };

/** So many pieces of an article, and the code of what is wanted for them. */
export type Wish = { code: string; quantity: number; wanted: string };

const left: ReadonlySet<OrderStateName> = new Set(['sent', 'delivered', 'returning', 'refunded']);
/** It has left: there may be something to say, of before as well. What can be asked for now says the backend. */
export const mayExchange = (state: OrderStateName): boolean => left.has(state);

export const wantedField = (code: string) => `wanted-${code}`;
export const piecesField = (code: string) => `pieces-${code}`;

/** What a form says: who leaves a line as it is wishes nothing for it. Never more than she has, or there are. */
export const readWishes = (form: FormData, lines: readonly ExchangeableLine[]): Wish[] =>
  lines.flatMap(({ code, quantity, options }) => {
    const option = options.find((one) => one.code === form.get(wantedField(code)));
    if (!option) return [];
    const asked = Math.floor(Number(form.get(piecesField(code)))) || 1;
    return [{ code, quantity: Math.min(Math.max(asked, 1), quantity, option.pieces), wanted: option.code }];
  });
