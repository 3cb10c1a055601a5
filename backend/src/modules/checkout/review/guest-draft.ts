import { destinations, differenceTypes, lineKinds, orderStates } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import { newGuest, ownerColumns } from '../../../shared/buyer.ts';
import { type Article, currentPriceOf, type PricingMoment } from '../../order/core/articles.repository.ts';
import { type Bag, buildBag, type TaxRule, toOrderPrice } from '../../order/core/bag.ts';
import { type ArticleName, findArticles } from '../../order/core/find-articles.ts';
import type { LineRow, OrderRow } from '../../order/core/orders.repository.ts';
import { type Difference, orderDifference } from '../../order/terms/difference.ts';

/** A line of the bag on the guest's device, with the price last seen for a piece, with VAT as in the catalogue. */
export type GuestLine = ArticleName & { quantity: number; seenCents: number };

export type KnownLine = {
  /** Its position among the lines sent, from 1. */
  place: number;
  article: Article;
  quantity: number;
  seenCents: number;
};

/** The lines that can be ordered, and those that no longer can. */
export type GuestBag = { lines: KnownLine[]; dropped: Difference[] };

type BagContext = { moment: PricingMoment; tax: TaxRule; locale: Locale };

/** Lines of one article are merged at the first position, up to the maximum of one buyer. */
export async function readGuestBag(db: Db, lines: readonly GuestLine[], reading: BagContext): Promise<GuestBag> {
  const { moment, tax, locale } = reading;
  const found = await findArticles(db, lines, moment);
  const dropped: Difference[] = [];
  const known = new Map<number, KnownLine>();
  for (const [at, { code, reference, quantity, seenCents }] of lines.entries()) {
    const place = at + 1;
    const resolution = found[at];
    if (resolution?.kind !== 'article') {
      const name = code ?? reference ?? '';
      dropped.push(
        missing(differenceTypes.notInCampaign, { place, name, code: null, from: quantity, to: 0, unit: seenCents }),
      );
      continue;
    }
    const { article } = resolution;
    const before = known.get(article.id);
    known.set(article.id, {
      ...(before ?? { place, article, seenCents }),
      quantity: (before?.quantity ?? 0) + quantity,
    });
  }
  const within = [...known.values()].map((line): KnownLine => {
    const { place, article, quantity } = line;
    if (quantity <= article.maxQuantity) return line;
    const unit = toOrderPrice(currentPriceOf(article) ?? 0, tax);
    const { code, size } = article;
    const said = { place, name: article.name[locale], code, size, from: quantity, to: article.maxQuantity, unit };
    dropped.push(missing(differenceTypes.fewer, said));
    return { ...line, quantity: article.maxQuantity };
  });
  return { lines: within, dropped };
}

type MissingPiece = {
  place: number;
  name: string;
  code: string | null;
  size?: string;
  from: number;
  to: number;
  unit: number;
};

const missing = (type: Difference['type'], { place, name, code, size, from, to, unit }: MissingPiece): Difference =>
  orderDifference(type, {
    lineId: place,
    code,
    name,
    size: size ?? null,
    beforeCents: from * unit,
    nowCents: to * unit,
    changeCents: (to - from) * unit,
    quantityBefore: from,
    quantityNow: to,
  });

type Wish = { shippingCode: string | null; couponCode: string | null; moment: PricingMoment };

/** The guest's bag as an order in hand; nothing of it is stored. */
export function buildGuestBag({ lines }: GuestBag, tax: TaxRule, wish: Wish): Bag {
  const order = draftOf(wish);
  const rows = lines.map((line) => toRow(line, order));
  return buildBag(
    rows,
    lines.map(({ article }) => article),
    { order, tax, moment: wish.moment },
  );
}

const toRow = ({ place, article, quantity, seenCents }: KnownLine, order: OrderRow): LineRow => ({
  id: place,
  order_id: order.id,
  type: lineKinds.sale,
  article_id: article.id,
  client_id: null,
  client_name: null,
  quantity,
  note: null,
  seen_cents: seenCents,
  fixed_cents: null,
  unit_cents: null,
  unit_points: null,
  vat_rate: null,
  omitted: false,
  reserved_in: null,
});

const draftOf = ({ shippingCode, couponCode, moment: { campaign, now } }: Wish): OrderRow => ({
  ...ownerColumns(newGuest),
  id: newGuest.id,
  number: null,
  campaign_code: campaign.code,
  state: orderStates.draft,
  in_hand: true,
  version: 1,
  created_at: now,
  changed_at: now,
  confirmed_at: null,
  settled_at: null,
  reserved_until: null,
  units: null,
  points: null,
  total_cents: null,
  delivery_to: destinations.executive,
  address_id: null,
  billing_address_id: null,
  shipping_code: shippingCode,
  shipping_seen_cents: null,
  partial: false,
  discreet: false,
  coupon_code: couponCode,
  coupon_seen_cents: null,
  tender: null,
  balance_cents: 0,
  totals: null,
  shipping: null,
  terms_version: null,
  import_accepted: false,
  locale: null,
});
