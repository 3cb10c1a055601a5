import type { exchangeStates } from '@/contract/codes';
import type { OrderStateName } from '@/lib/order/order-codes';

export type ExchangeStateName = keyof typeof exchangeStates;

/** One colour and size of a style. */
export type Article = { code: string; colourName: string; size: string };

/** Pieces of an order that can be exchanged for another size. */
export type ExchangeableLine = Article & {
  name: string;
  slug: string;
  sealed: boolean;
  quantity: number;
  options: (Article & { pieces: number })[];
};

/** An exchange that was requested. */
export type Exchange = {
  number: string;
  state: ExchangeStateName;
  askedAt: string;
  changedAt: string;
  /** The day by which the returned articles have to arrive. */
  heldUntil: string;
  /** The reason of a refusal. */
  reason: string | null;
  lines: { name: string; quantity: number; from: Article; to: Article }[];
};

export type Exchanges = {
  open: boolean;
  /** The last day to request one; null while the delivery date is unknown. */
  until: string | null;
  lines: ExchangeableLine[];
  asked: Exchange[];
};

/** The order: a guest's with the secret of its link, without it one of the signed-in person. */
export type ExchangeOrder = { number: string; secret: string | null };

/** So many pieces of an article, and the code of the one wanted instead. */
export type Wish = { code: string; quantity: number; wanted: string };

const left: ReadonlySet<OrderStateName> = new Set(['sent', 'delivered', 'returning', 'refunded']);
/** Once an order is sent there may be exchanges to show. The backend decides what can be requested now. */
export const mayExchange = (state: OrderStateName): boolean => left.has(state);

export const wantedField = (code: string) => `wanted-${code}`;
export const piecesField = (code: string) => `pieces-${code}`;

/** Reads the form: an unchanged line is no wish. Limited to the ordered and the available pieces. */
export const readWishes = (form: FormData, lines: readonly ExchangeableLine[]): Wish[] =>
  lines.flatMap(({ code, quantity, options }) => {
    const option = options.find((one) => one.code === form.get(wantedField(code)));
    if (!option) return [];
    const asked = Math.floor(Number(form.get(piecesField(code)))) || 1;
    return [{ code, quantity: Math.min(Math.max(asked, 1), quantity, option.pieces), wanted: option.code }];
  });
