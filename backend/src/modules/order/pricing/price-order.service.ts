import { orderKeys } from 'contract/order/message-keys.ts';
import type { RewardPreviewWire } from 'contract/prizes/schemas.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import { accountIdOf } from '../../../shared/buyer.ts';
import { absent } from '../../../shared/errors.ts';
import type { RewardsPort } from '../../prizes/rewards.service.ts';
import { listSubstitutes } from '../core/alternatives.ts';
import { type Article, listArticlesOfProducts, type PricingMoment } from '../core/articles.repository.ts';
import { type Bag, loadBag, type OrderTerms, withAvailablePieces } from '../core/bag.ts';
import { type Calendar, campaignOfOrder, readCalendar } from '../core/campaigns.ts';
import { findInHand, type OrderRow } from '../core/orders.repository.ts';
import { campaignNames, type Remark } from '../core/remark.mapper.ts';
import { computeTotals, neutralTerms, type Totals } from '../core/totals.ts';
import { composeConditions, type OrderConditions, readTaxRule } from '../terms/conditions.ts';
import type { Difference } from '../terms/difference.ts';
import { hasMissingPieces, listDifferences } from './differences.ts';
import { listRewardCandidates } from './suggestions.repository.ts';
import type { Viewer } from './viewer.ts';

/** A bag before it is priced, stored or not. */
export type LoadedBag<Order extends OrderTerms = OrderTerms> = {
  order: Order;
  calendar: Calendar;
  moment: PricingMoment;
  /** As the buyer composed it, including missing pieces. */
  wanted: Bag;
};

/** A bag with all that belongs to it, in its current state. */
export type PricedBag<Order extends OrderTerms = OrderTerms> = LoadedBag<Order> & {
  bag: Bag;
  composed: OrderConditions;
  totals: Totals;
};

export type PricedOrder = PricedBag<OrderRow>;

/** The number of lines with missing pieces that get suggested alternatives. */
const mostWithAlternatives = 40;

/** A bounded number of queries, whatever the number of lines. */
export const priceOrder = async (db: Db, order: OrderRow, viewer: Viewer): Promise<PricedOrder> =>
  priceBag(db, await loadOrder(db, order, viewer), viewer);

export async function loadOrder(db: Db, order: OrderRow, viewer: Viewer): Promise<LoadedBag<OrderRow>> {
  const calendar = await readCalendar(db, viewer.now, order.campaign_code);
  const moment = { campaign: campaignOfOrder(calendar, order), now: viewer.now };
  return { order, calendar, moment, wanted: await loadBag(db, order, moment, await readTaxRule(db, order, viewer)) };
}

export async function priceBag<Order extends OrderTerms>(
  db: Db,
  loaded: LoadedBag<Order>,
  viewer: Viewer,
): Promise<PricedBag<Order>> {
  const { wanted, moment } = loaded;
  // A bag costs what confirming would charge: nothing for missing pieces.
  const placed = withAvailablePieces(wanted, moment);
  const composed = await composeConditions(db, placed, viewer);
  const totals = computeTotals(
    placed.lines.map(({ priced }) => priced),
    composed.terms,
  );
  return { ...loaded, bag: viewer.placing ? placed : wanted, composed, totals };
}

export async function requirePricedOrder(db: Db, viewer: Viewer): Promise<PricedOrder> {
  const order = await findInHand(db, viewer.buyer);
  if (!order) throw absent();
  return priceOrder(db, order, viewer);
}

/** An order with its rewards and differences. */
export type OrderView = { priced: PricedOrder; rewards: RewardPreviewWire; differences: Difference[] };

export async function viewOrder(db: Db, rewards: RewardsPort, priced: PricedOrder, viewer: Viewer): Promise<OrderView> {
  return {
    priced,
    rewards: await preview(db, rewards, priced, viewer),
    differences: await readDifferences(db, priced, viewer.locale),
  };
}

/** An order after a change to its bag, and the changed line, if any. */
export type OrderChangeView = { priced: PricedOrder; rewards: RewardPreviewWire; lineId: number | null };

export async function viewOrderChange(
  db: Db,
  rewards: RewardsPort,
  priced: PricedOrder,
  viewer: Viewer,
  lineId: number | null = null,
): Promise<OrderChangeView> {
  return { priced, rewards: await preview(db, rewards, priced, viewer), lineId };
}

export async function readDifferences(
  db: Db,
  { wanted, moment, composed }: PricedBag,
  locale: Locale,
): Promise<Difference[]> {
  const missing = wanted.lines.filter(hasMissingPieces).slice(0, mostWithAlternatives);
  const products = [...new Set(missing.map(({ article }) => article.productId))];
  const siblings = await listArticlesOfProducts(db, products, moment);
  const instead = (article: Article) => listSubstitutes(article, siblings);
  return [...listDifferences(wanted, { locale, instead }), ...composed.differences];
}

export function remarksOf({ order, calendar, moment, composed }: PricedOrder, locale: Locale): Remark[] {
  const moved = order.campaign_code !== moment.campaign.code;
  const before = calendar.byCode.get(order.campaign_code)?.name[locale] ?? order.campaign_code;
  return [
    ...(moved ? [{ key: orderKeys.campaignMoved, values: campaignNames(before, moment.campaign.name[locale]) }] : []),
    ...composed.remarks,
  ];
}

function preview(db: Db, rewards: RewardsPort, { order, bag, moment, totals }: PricedOrder, viewer: Viewer) {
  const { buyer, locale } = viewer;
  return rewards.preview(db, {
    executiveId: accountIdOf(buyer),
    orderId: order.id,
    campaign: moment.campaign.code,
    earned: totals.points,
    locale,
    listArticles: () => listRewardCandidates(db, bag, { locale }),
  });
}

// For header and pad, which read it often

/** Null without an order in hand. */
export async function priceOpenOrder(db: Db, viewer: Viewer): Promise<PricedOrder | null> {
  const order = await findInHand(db, viewer.buyer);
  return order && priceOrder(db, order, viewer);
}

/** Without an order in hand the due amount is zero and the whole minimum is missing. */
export async function readTotals(db: Db, viewer: Viewer): Promise<Totals> {
  const priced = await priceOpenOrder(db, viewer);
  if (priced) return priced.totals;
  const { inForce } = await readCalendar(db, viewer.now);
  return computeTotals([], { ...neutralTerms, minimumCents: inForce.minimumCents });
}
