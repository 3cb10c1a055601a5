import { destinations, differenceTypes } from 'contract/codes.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { giftCardKeys } from 'contract/gift-card/message-keys.ts';
import type { HandoverWire } from 'contract/payment/schemas.ts';
import { termsVersion } from 'contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../database/schema.ts';
import type { Kit } from '../../../kit/kit.ts';
import { conflict, invalid, refused } from '../../../shared/errors.ts';
import { queueStockChanges } from '../../../shared/queue-stock-changes.ts';
import type { Sale } from '../../../shared/sale.ts';
import { hasOtherPrices } from '../../order/core/articles.repository.ts';
import { isBarred } from '../../order/core/buyers.repository.ts';
import { changeOrderState } from '../../order/core/change-order-state.ts';
import { lockOrderCards, saveOrderCards } from '../../order/core/gift-card-parts.ts';
import type { OrderActor } from '../../order/core/order-actor.ts';
import type { OrderPorts } from '../../order/core/order-ports.ts';
import { type OrderRow, requireInHand } from '../../order/core/orders.repository.ts';
import { lockStock, planStock, reserveStock } from '../../order/core/stock.ts';
import { isExport, isServed } from '../../order/core/tax-zone.ts';
import { loadOrder, type PricedBag, type PricedOrder } from '../../order/pricing/price-order.service.ts';
import { paymentRequestOf, saleOf } from '../../order/pricing/sale.ts';
import type { Viewer } from '../../order/pricing/viewer.ts';
import { lockCoupon } from '../../order/terms/conditions.repository.ts';
import type { Difference } from '../../order/terms/difference.ts';
import { assertAccountCovers, assertAccountPart } from '../review/account-part.ts';
import type { Agreement } from '../review/agreement.ts';
import { checkoutFields } from '../review/checkout-fields.mapper.ts';
import { isOnlyFor, methodRefusalReason, othersPiecesReason } from '../review/delivery.service.ts';
import { paymentIntentOf, type Review, reviewDraft } from '../review/review-draft.ts';
import { splitDifferences, wasMovedToCampaign } from '../review/summary.service.ts';
import { settleWithoutProvider } from '../settle/settle.service.ts';
import {
  cutLinesToStock,
  fixLinePrices,
  moveOmittedToDraft,
  nextOrderNumber,
  saveConfirmedOrder,
} from './confirm.repository.ts';

/** An order in hand and its button; what an executive and a guest do not share is left out or given. */
export type PlaceInput = {
  ports: OrderPorts;
  outbox: Kit['outbox'];
  agreement: Agreement;
  viewer: Viewer;
  who: OrderActor;
  origin?: Sale['origin'];
  /** Cash on delivery, or an order with nothing due, is agreed with this press; otherwise by a call of its own. */
  settlesAtOnce?: boolean;
  /** Of a request that sent the whole bag: differences by the position of its lines, and what it alone is refused. */
  toSent?: (review: Review) => Review;
};

/** The placed order, the pieces that were left out of it, and the next step of paying. */
export type PlacedOrder = {
  order: OrderRow;
  priced: PricedOrder;
  leftOut: Difference[];
  payment: HandoverWire;
};

/** Thrown if nothing was placed or written: the caller rolls back and answers with what to review. */
export class OrderChangedError extends Error {
  readonly priced: PricedBag;
  readonly differences: Difference[];
  /** Message key of what changed. */
  readonly key: string;

  constructor(priced: PricedBag, differences: Difference[], key = 'order.remark.changed') {
    super('the order is not as it was seen');
    this.name = 'Changed';
    this.priced = priced;
    this.differences = differences;
    this.key = key;
  }
}

/** A piece was sold or a price changed between the review and the lock; all that was written since is rolled back. */
class OutdatedReviewError extends Error {}

const unlockedTries = 2;

/**
 * Places exactly what the buyer saw, or nothing. Locks are always taken in the same order: the buyer, the coupon, gift
 * cards by their ids, the articles by their ids. The articles come last, because all of their buyers wait from then to the commit: the order is
 * reviewed and written before, and rolled back if its pieces or prices are others by then. The third review runs under
 * the lock, so that an order loses at most twice.
 */
export async function placeOrder(trx: Db, input: PlaceInput): Promise<PlacedOrder> {
  const { agreement, viewer } = input;
  if (agreement.termsVersion !== termsVersion) throw invalid({ [checkoutFields.terms]: fieldProblemKeys.choice });
  const order = await requireInHand(trx, viewer.buyer, agreement.version);
  if (await isBarred(trx, viewer.buyer)) throw refused();
  if (order.coupon_code !== null) await lockCoupon(trx, order.coupon_code);
  await lockOrderCards(trx, order.id);
  await sql`savepoint review`.execute(trx);
  for (let tries = 1; ; tries += 1) {
    if (tries > unlockedTries) await lockStock(trx, await listOrderedArticles(trx, order));
    try {
      const placed = await placeAsReviewed(trx, input, order);
      return input.settlesAtOnce ? await settleAtOnce(trx, placed, input) : placed;
    } catch (error) {
      if (!(error instanceof OutdatedReviewError)) throw error;
      // Changed by SQL that does not lock the articles.
      if (tries > unlockedTries) throw conflict();
      await sql`rollback to savepoint review`.execute(trx);
    }
  }
}

async function placeAsReviewed(trx: Db, input: PlaceInput, order: OrderRow): Promise<PlacedOrder> {
  const { ports, outbox, agreement, viewer, who, origin } = input;
  const { now } = viewer;
  const { priced, leftOut } = await reviewOrder(trx, input, order);
  const { bag, moment } = priced;

  ports.payments.assertOffered(saleOf(priced, origin), agreement.tender);
  await assertAccountPart(trx, priced, agreement.accountCents, viewer);
  // A part is agreed together with how the rest is paid.
  if (agreement.tender === null && agreement.accountCents !== null && priced.totals.dueCents > 0)
    throw invalid({ [checkoutFields.tender]: fieldProblemKeys.choice });
  if (agreement.tender === null) await assertAccountCovers(trx, priced, viewer);

  const lines = bag.lines.filter(({ row }) => !row.omitted);
  await moveOmittedToDraft(trx, order, { campaign: moment.campaign.code, now });
  await fixLinePrices(trx, lines);
  const reservedUntil = ports.payments.reservedUntil(agreement.tender, now);
  const number = await nextOrderNumber(trx, now);
  const paying = priced.totals.cards.filter(({ cents }) => cents > 0);
  await saveConfirmedOrder(trx, priced, { agreement, number, reservedUntil, locale: viewer.locale, now });
  await saveOrderCards(trx, order.id, paying);
  const payment = await ports.payments.open(trx, paymentRequestOf(priced, agreement.tender, viewer, origin));
  await outbox.send(trx, 'order-mail', `order ${order.id} confirmed`, {
    orderId: order.id,
    about: 'confirmed',
  });

  const wanted = lines.map(({ row, article }) => ({ lineId: row.id, articleId: article.id, quantity: row.quantity }));
  const { pieces, got } = planStock(wanted, await lockStock(trx, idsOf(lines)));
  if (wanted.some(({ lineId, quantity }) => got.get(lineId) !== quantity)) throw new OutdatedReviewError();
  if (await hasOtherPrices(trx, cataloguePricesOf(lines), moment)) throw new OutdatedReviewError();
  const changes = await reserveStock(trx, order.id, pieces);
  const state = await changeOrderState(trx, order.id, 'confirm', { who, now });
  await queueStockChanges(trx, outbox, changes);
  const fixed = { state, number, tender: agreement.tender, reserved_until: reservedUntil, confirmed_at: now };
  return { order: { ...order, ...fixed }, priced, leftOut, payment };
}

async function settleAtOnce(trx: Db, placed: PlacedOrder, input: PlaceInput): Promise<PlacedOrder> {
  const { ports, agreement, viewer, who } = input;
  const { tender } = agreement;
  if (ports.payments.isByProvider(tender) && placed.priced.totals.dueCents > 0) return placed;
  const state = await settleWithoutProvider(trx, placed.priced, { tender, viewer, who });
  return { ...placed, order: { ...placed.order, state } };
}

/** A gift's price is fixed and does not follow the catalogue. */
const cataloguePricesOf = (lines: PricedOrder['bag']['lines']) =>
  lines
    .filter(({ row }) => row.fixed_cents === null)
    .map(({ article, askedCents }) => ({ articleId: article.id, cents: askedCents }));

const idsOf = (lines: PricedOrder['bag']['lines']) => [...new Set(lines.map(({ article }) => article.id))];

async function listOrderedArticles(trx: Db, order: OrderRow): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct article_id as id from order_lines where order_id = ${order.id}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The order in its current state, if it is what the buyer agreed to; without missing pieces if so agreed. */
async function reviewOrder(trx: Db, { ports, agreement, viewer, toSent }: PlaceInput, order: OrderRow) {
  const placing = { ...viewer, paying: paymentIntentOf(ports.payments, agreement), placing: true };
  const review = await reviewDraft(trx, await loadOrder(trx, order, placing), placing);
  const { priced, differences } = toSent ? toSent(review) : review;
  const { missing, others } = splitDifferences(differences);
  const { units, missingCents, totalCents, dueCents, cards } = priced.totals;
  if (missing.length > 0 && (units === 0 || missingCents > 0)) throw new OrderChangedError(priced, differences);
  assertComplete(priced, agreement);
  const unseen = (others.length > 0 || wasMovedToCampaign(priced)) && !agreement.acceptsDifferences;
  // The buyer has to remove a gift that is no longer earned.
  const ungiven = others.some(({ type }) => type === differenceTypes.gift);
  const unagreed = missing.length > 0 && !agreement.acceptsPartial;
  if (unseen || ungiven || unagreed || totalCents !== agreement.totalCents)
    throw new OrderChangedError(priced, differences);
  if (agreement.dueCents === null && cards.length > 0)
    throw invalid({ [checkoutFields.due]: fieldProblemKeys.required });
  // A card was used elsewhere, expired or was blocked.
  if (agreement.dueCents !== null && dueCents !== agreement.dueCents)
    throw new OrderChangedError(priced, differences, giftCardKeys.changed);
  await cutLinesToStock(trx, order, priced.wanted.lines);
  return { priced, leftOut: missing };
}

/** The conditions that a screen checks before it enables the button. */
function assertComplete(priced: PricedOrder, { acceptsImport }: Agreement): void {
  const { totals, composed, order, bag } = priced;
  if (totals.units === 0) throw conflict('order.reason.empty');
  if (totals.missingCents > 0) throw conflict('order.reason.minimum');
  if (composed.place === null) throw invalid({ [checkoutFields.address]: fieldProblemKeys.required });
  if (!isServed(composed.place.zone)) throw invalid({ [checkoutFields.address]: 'shipping.reason.notServed' });
  if (order.shipping_code === null) throw invalid({ [checkoutFields.shipping]: fieldProblemKeys.required });
  if (composed.shipping === null)
    throw invalid({ [checkoutFields.shipping]: methodRefusalReason(priced, order.shipping_code) });
  // Pieces of other clients may have been added after the address was chosen.
  const clientId = order.delivery_to === destinations.client ? (composed.address?.client_id ?? null) : null;
  if (clientId !== null && !isOnlyFor(bag, clientId)) throw invalid({ [checkoutFields.client]: othersPiecesReason });
  if (isExport(composed.place.zone) && !acceptsImport)
    throw invalid({ [checkoutFields.import]: fieldProblemKeys.required });
}
