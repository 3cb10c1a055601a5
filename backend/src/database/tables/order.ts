import type { lineTypes, OrderState, TenderCode, warehouses } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { ShippingQuote } from './checkout.ts';

export type Warehouse = (typeof warehouses)[keyof typeof warehouses];
/** A dropped parcel is not sent, although another one of its order has left. */
export type ParcelState = 'packed' | 'left' | 'arrived' | 'returned' | 'dropped';
export type OrderLineType = (typeof lineTypes)[number];

export type OrderTables = {
  orders: {
    id: Generated<string>;
    number: string | null;
    /** Null for a guest's order. */
    executive_id: string | null;
    guest_id: string | null;
    campaign_code: string;
    state: Generated<OrderState>;
    in_hand: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
    confirmed_at: Date | null;
    settled_at: Date | null;
    reserved_until: Date | null;
    units: number | null;
    points: number | null;
    total_cents: number | null;
    delivery_to: Generated<'SOCIA' | 'CLIENTE'>;
    address_id: string | null;
    /** For guests: the invoice address, if different. */
    billing_address_id: string | null;
    shipping_code: string | null;
    shipping_seen_cents: number | null;
    partial: Generated<boolean>;
    discreet: Generated<boolean>;
    coupon_code: string | null;
    coupon_seen_cents: number | null;
    /** From here on: agreed when the order was confirmed. */
    tender: TenderCode | null;
    balance_cents: Generated<number>;
    /** What gift cards pay of it. */
    gift_card_cents: Generated<number>;
    /** As calculated in `totals.ts`. */
    totals: JSONColumnType<object> | null;
    shipping: JSONColumnType<ShippingQuote> | null;
    terms_version: string | null;
    import_accepted: Generated<boolean>;
    locale: Locale | null;
  };
  order_lines: {
    id: Generated<number>;
    order_id: string;
    executive_id: string | null;
    guest_id: string | null;
    type: Generated<OrderLineType>;
    article_id: number;
    client_id: number | null;
    quantity: number;
    note: string | null;
    seen_cents: number;
    fixed_cents: number | null;
    unit_cents: number | null;
    unit_points: number | null;
    /** Hundredths of a percent. */
    vat_rate: number | null;
    /** Of a gift or an offer. */
    gift_rule: string | null;
  };
  order_dropped_lines: {
    id: Generated<number>;
    order_id: string;
    executive_id: string | null;
    guest_id: string | null;
    article_id: number;
    client_id: number | null;
    quantity: number;
  };
  order_omissions: { order_id: string; executive_id: string; client_id: number };
  order_events: {
    id: Generated<number>;
    order_id: string;
    event: string;
    from_state: OrderState;
    to_state: OrderState;
    account_id: string | null;
    actor_id: string | null;
    operator_id: Generated<string | null>;
    reason: string | null;
    at: Generated<Date>;
  };
  /** The carrier's tracking page; `{code}` stands for the parcel's number. */
  carriers: { code: string; name: string; track_url: string | null };
  /** Of the first parcel that left. */
  dispatches: { order_id: string; left_on: string; carrier_code: string | null; tracking: string | null };
  parcels: {
    id: Generated<string>;
    order_id: string;
    position: number;
    state: Generated<ParcelState>;
    left_on: string | null;
    carrier_code: string | null;
    tracking: string | null;
    changed_at: Date;
  };
  parcel_lines: { parcel_id: string; line_id: number; warehouse: Warehouse; quantity: number };
  parcel_events: {
    id: Generated<number>;
    parcel_id: string;
    step: 'pack' | 'send' | 'arrive' | 'return' | 'drop';
    operator_id: string;
    reason: string | null;
    at: Date;
  };
  carrier_payments: { order_id: string; cents: number; operator_id: string; reason: string; at: Date };
  invoice_series: { code: string; last: number; last_at: Date };
  invoices: {
    number: string;
    order_id: string;
    /** The invoice that this one corrects; null for an original. */
    corrects: string | null;
    cents: number;
    content: JSONColumnType<object>;
    issued_at: Date;
  };
  /** The papers of invoices and corrections, as first drawn. */
  paper_archive: { number: string; file_name: string; bytes: Buffer; sha256: Buffer; drawn_at: Date };
  reservations: {
    line_id: number;
    warehouse: Warehouse;
    order_id: string;
    article_id: number;
    quantity: number;
    released_at: Date | null;
  };
  saved_lists: { id: Generated<number>; executive_id: string; name: string; changed_at: Generated<Date> };
  saved_list_lines: {
    list_id: number;
    executive_id: string;
    position: number;
    article_id: number;
    client_id: number | null;
    quantity: number;
  };
};
