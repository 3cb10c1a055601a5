import type { Delivery, PaymentChoice } from './delivery';
import type { OrderStateName } from './order-codes';
import type { Difference, OrderLine, Person, Remark } from './order-line';

export type CampaignClock = {
  code: string;
  name: string;
  /** Times as ISO texts; `now` is the server's clock when it answered. */
  end: string;
  now: string;
  next: { code: string; name: string; start: string } | null;
};

export type VatShare = { rate: number; baseCents: number; vatCents: number };

/** What a gift card pays of an order. */
export type GiftCardPart = {
  /** For people and the office; not the code. */
  number: string;
  lastFour: string;
  cents: number;
  /** What it holds for this order; null once it is charged. */
  balanceCents: number | null;
};

/** What a code came to: the card that counts now, or the key of the reason why it does not. */
export type GiftCardAnswer = { card: GiftCardPart } | { reason: string };

export type Totals = {
  units: number;
  lines: number;
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  surchargeCents: number;
  vat: VatShare[];
  withoutVat: boolean;
  totalCents: number;
  balanceCents: number;
  /** In the order in which they were named. */
  giftCards: GiftCardPart[];
  dueCents: number;
  points: number;
  minimumCents: number;
  missingMinimumCents: number;
};

export type ClientTotal = {
  client: Person | null;
  units: number;
  subtotalCents: number;
  points: number;
  omitted: boolean;
};

type Level = { code: string; name: string; fromPoints: number };

export type RewardPreview = {
  pointsBefore: number;
  pointsAfter: number;
  levelBefore: Level;
  levelAfter: Level;
  nextLevel: (Level & { missing: number }) | null;
  nextPrize: { code: string; name: string; points: number; missing: number } | null;
  /** Articles that together would reach it. */
  enough: { code: string; reference: string; name: string; priceCents: number; points: number }[];
};

export type Coupon = {
  code: string;
  kind: 'percent' | 'amount';
  /** Percent, or cents. */
  value: number;
  discountCents: number;
  ends: string | null;
};

export type OrderHead = {
  id: string;
  number: string | null;
  state: OrderStateName;
  campaign: string;
  date: string;
  units: number;
  totalCents: number;
  points: number;
};

export type Order = OrderHead & {
  version: number;
  clock: CampaignClock;
  lines: OrderLine[];
  clients: ClientTotal[];
  totals: Totals;
  rewards: RewardPreview;
  pendingGifts: number;
  coupon: Coupon | null;
  delivery: Delivery;
  payment: PaymentChoice;
  reservedUntil: string | null;
  differences: Difference[];
  remarks: Remark[];
};

/** The response to a change: enough to redraw without reading hundreds of lines again. */
export type OrderChange = Pick<Order, 'version' | 'clients' | 'totals' | 'rewards' | 'pendingGifts' | 'remarks'> & {
  line: OrderLine | null;
};

/** The order in hand, if any, with the campaign's dates and minimum. */
export type ActiveOrder = { order: OrderHead | null; clock: CampaignClock; minimumCents: number };
