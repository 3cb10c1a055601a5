import { differenceTypes, lineKinds, orderStates } from 'contract/codes.ts';
import type { Db } from '../../../database/schema.ts';
import { newGuest, ownerColumns } from '../../../shared/buyer.ts';
import { type Article, currentPriceOf } from '../../order/core/articles.repository.ts';
import { buildBag, type OrderTerms, toOrderPrice } from '../../order/core/bag.ts';
import { readCalendar } from '../../order/core/campaigns.ts';
import { type ArticleName, findArticles } from '../../order/core/find-articles.ts';
import type { LineRow } from '../../order/core/orders.repository.ts';
import type { LoadedBag } from '../../order/pricing/price-order.service.ts';
import type { Viewer } from '../../order/pricing/viewer.ts';
import { findCoupon } from '../../order/terms/conditions.repository.ts';
import { readTaxRuleOf } from '../../order/terms/conditions.ts';
import { type Difference, orderDifference } from '../../order/terms/difference.ts';

/** A line of the bag on the guest's device, with the price last seen for a piece, with VAT as in the catalogue. */
export type GuestLine = ArticleName & { quantity: number; seenCents: number };

/** A bag as a guest's device keeps it, and what was chosen for it. */
export type GuestBag = { lines: readonly GuestLine[]; shippingCode: string | null; coupon: string | null };

/** A guest, and the place that the bag is for. */
export type GuestViewer = Viewer & Required<Pick<Viewer, 'goingTo'>>;

/** A guest's bag as an order in hand that is not stored; the id of a line is its position among those sent, from 1. */
export type GuestDraft = LoadedBag & {
  /** What cannot be stored: pieces that cannot be ordered any more, and a coupon that is none of the guest's. */
  lost: Difference[];
};

/** At the catalogue's public prices. Lines of one article are merged at the first position, up to its maximum. */
export async function readGuestDraft(
  db: Db,
  { lines, shippingCode, coupon: name }: GuestBag,
  { locale, now, goingTo }: GuestViewer,
): Promise<GuestDraft> {
  const calendar = await readCalendar(db, now);
  const moment = { campaign: calendar.inForce, now };
  const tax = await readTaxRuleOf(db, goingTo, now);
  const found = await findArticles(db, lines, moment);
  const lost: Difference[] = [];
  const known = new Map<number, { article: Article; row: LineRow }>();
  for (const [at, line] of lines.entries()) {
    const resolution = found[at];
    if (resolution?.kind === 'article') {
      const { article } = resolution;
      const row = known.get(article.id)?.row ?? toRow(at + 1, article, line);
      known.set(article.id, { article, row: { ...row, quantity: row.quantity + line.quantity } });
    } else {
      const { code, reference, quantity, seenCents } = line;
      const unknown = { lineId: at + 1, name: code ?? reference ?? '', code: null, from: quantity, to: 0 };
      lost.push(missing(differenceTypes.notInCampaign, { ...unknown, unit: seenCents }));
    }
  }
  const rows = [...known.values()].map(({ article, row }) => {
    const { code, size, maxQuantity: most } = article;
    if (row.quantity <= most) return row;
    const unit = toOrderPrice(currentPriceOf(article) ?? 0, tax);
    const said = { lineId: row.id, name: article.name[locale], code, size, from: row.quantity, to: most, unit };
    lost.push(missing(differenceTypes.fewer, said));
    return { ...row, quantity: most };
  });
  const coupon = name === null ? null : await findCoupon(db, name, newGuest);
  // A personal coupon is as unknown as one that does not exist.
  const own = coupon?.foreign ? null : coupon;
  if (name !== null && own === null)
    lost.push(orderDifference(differenceTypes.coupon, { name, beforeCents: 0, nowCents: 0, changeCents: 0 }));
  const order = toTerms({ shippingCode, couponCode: own?.code ?? null, campaign: moment.campaign.code });
  const articles = [...known.values()].map(({ article }) => article);
  return { order, calendar, moment, wanted: buildBag(rows, articles, { order, tax, moment }), lost };
}

type MissingPieces = Pick<Difference, 'lineId' | 'name' | 'code'> & {
  size?: string;
  from: number;
  to: number;
  unit: number;
};

const missing = (type: Difference['type'], { from, to, unit, ...line }: MissingPieces): Difference =>
  orderDifference(type, {
    ...line,
    beforeCents: from * unit,
    nowCents: to * unit,
    changeCents: (to - from) * unit,
    quantityBefore: from,
    quantityNow: to,
  });

const toRow = (place: number, article: Article, { seenCents }: GuestLine): LineRow => ({
  id: place,
  order_id: newGuest.id,
  type: lineKinds.sale,
  article_id: article.id,
  client_id: null,
  client_name: null,
  quantity: 0,
  note: null,
  seen_cents: seenCents,
  fixed_cents: null,
  unit_cents: null,
  unit_points: null,
  vat_rate: null,
  omitted: false,
  reserved_in: null,
});

type ChosenTerms = { shippingCode: string | null; couponCode: string | null; campaign: string };

const toTerms = ({ shippingCode, couponCode, campaign }: ChosenTerms): OrderTerms => ({
  ...ownerColumns(newGuest),
  id: newGuest.id,
  state: orderStates.draft,
  campaign_code: campaign,
  address_id: null,
  shipping_code: shippingCode,
  shipping_seen_cents: null,
  partial: false,
  coupon_code: couponCode,
  coupon_seen_cents: null,
  balance_cents: 0,
  gift_card_cents: 0,
  settled_at: null,
  totals: null,
  shipping: null,
});
