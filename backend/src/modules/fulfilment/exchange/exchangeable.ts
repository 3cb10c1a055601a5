import { type OrderState, orderStates } from 'contract/codes.ts';
import type { Db } from '../../../database/schema.ts';
import { lastDayToExchange, toShopDate } from '../../../shared/dates.ts';
import { findArrival } from '../../../shared/delivery/dispatch.repository.ts';
import { readRefundSums } from '../../order/core/order-money.repository.ts';
import type { OrderRow } from '../../order/core/orders.repository.ts';
import {
  countExchangedPieces,
  type Exchange,
  type ExchangeArticle,
  listExchangeArticles,
  listExchanges,
  listSentPieces,
  listWithdrawnPieces,
} from './exchanges.repository.ts';

/** Pieces of one article that can be exchanged, and the variants available for them. */
export type ExchangeablePieces = { article: ExchangeArticle; quantity: number; options: ExchangeArticle[] };
/** An order with what its buyer can exchange of it. */
export type OrderExchanges = {
  open: boolean;
  /** The last day to request one; null until the arrival is known. */
  until: string | null;
  lines: ExchangeablePieces[];
  asked: Exchange[];
};

const there: ReadonlySet<OrderState> = new Set([orderStates.sent, orderStates.delivered]);
export const hasLeft = (state: OrderState): boolean => there.has(state);

/** Money refunded or promised for it; after a full refund no piece is left to exchange. */
export async function readRefundedMoney(db: Db, { id, total_cents }: Pick<OrderRow, 'id' | 'total_cents'>) {
  const { promisedCents: cents } = await readRefundSums(db, id);
  return { cents, all: cents > 0 && cents >= (total_cents ?? 0) };
}

/** A piece is exchanged or withdrawn once, so pieces in either are not counted, nor are those that the buyer has not. */
export async function readOrderExchanges(
  db: Db,
  order: Pick<OrderRow, 'id' | 'state' | 'total_cents'>,
  now: Date,
): Promise<OrderExchanges> {
  const { id, state } = order;
  const arrival = await findArrival(db, id);
  const until = arrival && lastDayToExchange(arrival.delivered);
  const inTime = hasLeft(state) && (until === null || toShopDate(now) <= until);
  const open = inTime && !(await readRefundedMoney(db, order)).all;
  const asked = await listExchanges(db, { orderId: id });
  return { open, until, lines: open ? await listExchangeable(db, id) : [], asked };
}

async function listExchangeable(db: Db, orderId: string): Promise<ExchangeablePieces[]> {
  const withdrawn = await listWithdrawnPieces(db, orderId);
  if (withdrawn.all) return [];
  const exchanged = await countExchangedPieces(db, orderId, { withEnded: true });
  const variants = await listExchangeArticles(db, orderId);
  return (await listSentPieces(db, orderId)).flatMap(({ articleId, code, quantity: sent }) => {
    const article = variants.find(({ id }) => id === articleId);
    const gone = withdrawn.of(code) + (exchanged.get(articleId) ?? 0);
    if (!article || gone >= sent) return [];
    return [{ article, quantity: sent - gone, options: variants.filter((one) => standsIn(one, article)) }];
  });
}

/** The same style at the same price today, so that no money is due either way. */
const standsIn = (one: ExchangeArticle, { id, productId, cents }: ExchangeArticle): boolean =>
  one.productId === productId && one.id !== id && one.free > 0 && one.cents === cents;
