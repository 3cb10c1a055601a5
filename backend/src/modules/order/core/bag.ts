import { availabilities, lineKinds, warehouses } from 'contract/codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { Warehouse } from '../../../database/tables/order.ts';
import {
  type Article,
  currentPriceOf,
  freePieces,
  listArticlesById,
  type PricingMoment,
} from './articles.repository.ts';
import type { Campaign } from './campaigns.ts';
import { type LineRow, listLines, type OrderRow } from './orders.repository.ts';
import { type PricedLine, pointsOf, withoutVat } from './totals.ts';

/** What prices depend on: the columns of an order that pricing reads. A bag that is not stored yet has them too. */
export type OrderTerms = Pick<
  OrderRow,
  | 'id'
  | 'executive_id'
  | 'guest_id'
  | 'state'
  | 'campaign_code'
  | 'address_id'
  | 'shipping_code'
  | 'shipping_seen_cents'
  | 'partial'
  | 'coupon_code'
  | 'coupon_seen_cents'
  | 'balance_cents'
  | 'gift_card_cents'
  | 'settled_at'
  | 'totals'
  | 'shipping'
>;

/** Whether prices include VAT, and the rate: the country and zone of delivery decide. */
export type TaxRule = { withoutVat: boolean; rate: number };

type Availability = (typeof availabilities)[keyof typeof availabilities];

export type BagLine = {
  row: LineRow;
  article: Article;
  priced: PricedLine;
  /** The catalogue price of a piece, with VAT. Null if the article has left the campaign. */
  askedCents: number | null;
  /** How many of its pieces are available, after the lines before it. */
  there: number;
  /** The largest quantity allowed. */
  maximum: number;
  availability: Availability;
  warehouse: Warehouse;
};

/** What the prices of a line depend on. */
type PricingContext = { order: OrderTerms; tax: TaxRule; moment: PricingMoment };

export type Bag = {
  order: OrderTerms;
  campaign: Campaign;
  tax: TaxRule;
  lines: BagLine[];
};

/** Few enough that other buyers may take them first. */
const lastPieces = 3;

/** Two queries, whatever the number of lines. */
export async function loadBag(db: Db, order: OrderTerms, moment: PricingMoment, tax: TaxRule): Promise<Bag> {
  const [bag] = await loadBags(db, [{ order, tax }], moment);
  return bag as Bag;
}

/** Orders of one campaign. */
export async function loadBags(db: Db, orders: readonly { order: OrderTerms; tax: TaxRule }[], moment: PricingMoment) {
  const rows = await listLines(
    db,
    orders.map(({ order }) => order.id),
  );
  const ids = [...new Set(rows.map(({ article_id }) => article_id))];
  const articles = new Map((await listArticlesById(db, ids, moment)).map((article) => [article.id, article]));
  return orders.map(({ order, tax }): Bag => {
    const own = rows.filter(({ order_id }) => order_id === order.id);
    return { order, campaign: moment.campaign, tax, lines: fillBag(own, articles, { order, tax, moment }) };
  });
}

/** A bag that is not stored. */
export const buildBag = (
  rows: readonly LineRow[],
  articles: readonly Article[],
  { order, tax, moment }: PricingContext,
): Bag => ({
  order,
  campaign: moment.campaign,
  tax,
  lines: fillBag(rows, new Map(articles.map((article) => [article.id, article])), { order, tax, moment }),
});

/** The part of a bag that can be placed: available pieces, without lines that have none. */
export function withAvailablePieces({ order, campaign, tax, lines }: Bag, moment: PricingMoment): Bag {
  const articles = new Map(lines.map(({ article }) => [article.id, article]));
  const rows = lines
    .filter(({ row, there }) => row.omitted || there > 0)
    .map(({ row, there }) => (row.omitted ? row : { ...row, quantity: there }));
  return { order, campaign, tax, lines: fillBag(rows, articles, { order, tax, moment }) };
}

function fillBag(rows: readonly LineRow[], articles: ReadonlyMap<number, Article>, pricing: PricingContext): BagLine[] {
  const wanted = new Map<number, number>();
  for (const { article_id, quantity } of rows) wanted.set(article_id, (wanted.get(article_id) ?? 0) + quantity);
  const promised = new Map<number, number>();
  return rows.flatMap((row): BagLine[] => {
    const article = articles.get(row.article_id);
    if (!article) return [];
    const before = promised.get(article.id) ?? 0;
    // An omitted line is not placed, so it takes no piece from those after it.
    if (!row.omitted) promised.set(article.id, before + row.quantity);
    const others = (wanted.get(article.id) ?? 0) - row.quantity;
    return [{ row, article, ...priceLine(row, article, pricing), ...supplyOf(row, article, { before, others }) }];
  });
}

/** An agreed price stays; a draft takes the current catalogue price, with or without VAT. */
function priceLine(
  row: LineRow,
  article: Article,
  { order, tax, moment }: PricingContext,
): Pick<BagLine, 'priced' | 'askedCents'> {
  const askedCents = row.fixed_cents ?? currentPriceOf(article);
  const gross = askedCents ?? row.seen_cents;
  // A guest collects no points.
  const points =
    row.type === lineKinds.sale && order.guest_id === null ? pointsOf(gross, moment.campaign.pointCents) : 0;
  return {
    askedCents,
    priced: {
      type: row.type,
      client: row.client_id,
      quantity: row.quantity,
      unitCents: row.unit_cents ?? toOrderPrice(gross, tax),
      unitPoints: row.unit_points ?? points,
      vatRate: row.vat_rate ?? tax.rate,
      omitted: row.omitted,
    },
  };
}

/** A catalogue price as it appears in an order. */
export const toOrderPrice = (cents: number, tax: TaxRule): number =>
  tax.withoutVat ? withoutVat(cents, tax.rate) : cents;

type LineCounts = { before: number; others: number };

function supplyOf(
  row: LineRow,
  article: Article,
  { before, others }: LineCounts,
): Pick<BagLine, 'there' | 'maximum' | 'availability' | 'warehouse'> {
  const free = freePieces(article);
  const warehouse = before + row.quantity <= article.europe ? warehouses.europe : warehouses.central;
  if (row.unit_cents !== null)
    return {
      there: row.quantity,
      maximum: row.quantity,
      availability: availabilities.there,
      warehouse: row.reserved_in ?? warehouse,
    };
  const there = Math.max(0, Math.min(row.quantity, free - before));
  return {
    there,
    maximum: row.type === lineKinds.sale ? maxQuantityOf(article, others) : row.quantity,
    availability:
      there === 0 ? availabilities.gone : there < row.quantity ? availabilities.partly : availabilityOf(free),
    warehouse,
  };
}

/** The maximum of one line of an article beside the order's other lines of it. */
export const maxQuantityOf = (article: Article, others: number): number =>
  Math.max(0, Math.min(article.maxQuantity, freePieces(article) - others));

export const availabilityOf = (free: number): Availability =>
  free === 0 ? availabilities.gone : free <= lastPieces ? availabilities.lastOnes : availabilities.there;
