import type { movementTypes, taxZones, warehouses } from 'contract/codes.ts';
import type { Localized } from 'contract/common/schemas.ts';
import type { Generated, JSONColumnType } from 'kysely';

type Warehouse = (typeof warehouses)[keyof typeof warehouses];
export type TaxZone = (typeof taxZones)[number];
/** Zones that can be delivered to. */
export type VatZone = Exclude<TaxZone, 'TERCER_PAIS' | 'NO_SERVIDO'>;

/** An order's delivery, as agreed. */
export type ShippingQuote = {
  code: string;
  name: Localized;
  cents: number;
  freeFromCents: number | null;
  warehouse: Warehouse;
  from: string;
  to: string;
  pickupPoint: boolean;
  /** The parcel weighs more than this, which raises the price; null or absent where weight makes no difference. */
  overGrams?: number | null;
};

export type CheckoutTables = {
  vat_rates: { country_code: string; valid_from: string; basis_points: number };
  addresses: {
    id: Generated<string>;
    executive_id: string | null;
    guest_id: string | null;
    client_id: number | null;
    kept: boolean;
    is_default: Generated<boolean>;
    name: string;
    surname: string;
    line1: string;
    line2: string | null;
    postal_code: string;
    town: string;
    state_code: string | null;
    country_code: string;
    phone: string | null;
    notes: string | null;
    zone: TaxZone;
    created_at: Generated<Date>;
  };
  /** One row per guest order. */
  /** A view: guests' orders with an address that an account has confirmed, while it was that account's. */
  own_guests: { account_id: string; guest_id: string };
  guests: {
    id: Generated<string>;
    alias: string;
    name: string;
    surname: string;
    email: string;
    phone: string;
    document: string | null;
    news_version: string | null;
    address_hash: string | null;
    created_at: Date;
  };
  shipping_methods: {
    code: string;
    country_code: string;
    zone: VatZone;
    warehouse: Warehouse;
    /** The heaviest parcel for this price; null is any. */
    up_to_grams: number | null;
    name: JSONColumnType<Localized>;
    cents: number;
    free_from_cents: number | null;
    days_from: number;
    days_to: number;
    pickup_point: Generated<boolean>;
    position: number;
  };
  coupons: {
    code: string;
    kind: 'P' | 'V';
    /** Percent, or cents. */
    value: number;
    minimum_cents: Generated<number>;
    starts_at: Date;
    ends_at: Date | null;
    executive_id: string | null;
    uses_max: number | null;
    uses_each: Generated<number>;
  };
  coupon_uses: {
    order_id: string;
    coupon_code: string;
    executive_id: string | null;
    guest_id: string | null;
    used_at: Generated<Date>;
  };
  gift_rules: {
    id: string;
    kind: 'A' | 'OF';
    campaign_code: string;
    name: JSONColumnType<Localized>;
    from_cents: Generated<number>;
    from_points: Generated<number>;
    choose: number;
    position: number;
  };
  gift_options: { rule_id: string; article_id: number; cents: number };
  account_movements: {
    id: Generated<number>;
    executive_id: string;
    kind: (typeof movementTypes)[number];
    /** Positive: the executive owes it. */
    cents: number;
    order_id: string | null;
    due_on: string | null;
    account_id: string | null;
    actor_id: string | null;
    at: Generated<Date>;
  };
};
