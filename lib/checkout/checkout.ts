import type { TenderCode } from '@/contract/codes';
import type { Media } from '@/lib/catalogue/catalogue-mappers';
import type { Address, ShippingMethod } from '@/lib/order/delivery';
import type { Coupon, Order, Totals } from '@/lib/order/order';
import type { Zone } from '@/lib/order/order-codes';
import type { Difference, Remark } from '@/lib/order/order-line';

/** A gift (A) or an offer (OF): what may still be chosen, or what is missing to earn it (K08). */
export type GiftRule = {
  id: string;
  type: 'gift' | 'offer';
  name: string;
  picture: Media | null;
  toChoose: number;
  chosen: number;
  missingCents: number;
  missingPoints: number;
};

export type GiftOption = {
  code: string;
  /** The style; null when the backend does not say it. */
  reference: string | null;
  name: string;
  colourCode: string;
  colourName: string;
  size: string;
  picture: Media | null;
  priceCents: number;
  units: number;
};

/** A gift rule with the articles that may be chosen. */
export type GiftChoice = GiftRule & { options: GiftOption[] };

export type ShippingOptions = {
  zone: Zone;
  /** Prices of this zone are without VAT: the buyer owes import tax there. */
  withoutVat: boolean;
  remarks: Remark[];
  /** Weight of the order; null when unknown. */
  grams: number | null;
  methods: ShippingMethod[];
};

/** How the executive pays. */
export type ChosenPayment = {
  /** Null when nothing is paid now, because balance or credit covers the order. */
  tender: TenderCode | null;
  balance: boolean;
  /** The account's share beside the tender; null when it is just the balance. */
  partCents: number | null;
};

/** What the buyer has to accept before the button works. */
export type RequiredAcknowledgement = 'import' | 'differences' | 'partial';

/** What a buyer sees before the button, as the backend counts it. */
export type CheckoutDraft = {
  totals: Totals;
  coupon: Coupon | null;
  shipping: ShippingOptions;
  differences: Difference[];
  demands: RequiredAcknowledgement[];
  termsVersion: string;
};

export type OrderSummary = Pick<CheckoutDraft, 'shipping' | 'demands' | 'termsVersion'> & {
  order: Order;
  /** When the order is for one client alone: that client's saved addresses. */
  clientAddresses: Address[];
  /** The delivery method of the last order. */
  lastMethod: string | null;
  /** How the last order was paid. */
  lastTender: TenderCode | null;
};

/** Identifies a placed order; a guest's by the secret of its link, too. */
export type OrderKey = { number: string; secret: string | null };
export type GuestOrderKey = OrderKey & { secret: string };
