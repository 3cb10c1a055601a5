import type { Media } from '@/lib/catalogue/catalogue-mappers';
import type {
  AlternativeReason,
  Availability,
  DifferenceName,
  LineTypeName,
  OutcomeName,
  WarehouseName,
} from './order-codes';

/** Somebody that a line can be for: an entry of the executive's client book. */
export type Person = { id: string; name: string };
/** Said of something; `key` is a message key, `values` its variables. */
export type Remark = { key: string; values: Record<string, string> };

/** A reduction is shown only with the lowest price of the 30 days before it. */
export type Reduction = { cents: number; lowest30Cents: number };

export type OrderLine = {
  id: string;
  type: LineTypeName;
  code: string;
  reference: string;
  name: string;
  colourCode: string;
  colourName: string;
  size: string;
  picture: Media | null;
  /** Null is the executive herself. */
  client: Person | null;
  omitted: boolean;
  quantity: number;
  maxQuantity: number;
  priceCents: number;
  before: Reduction | null;
  subtotalCents: number;
  points: number;
  /** Price once the campaign has closed, where it differs. */
  priceAtCloseCents: number | null;
  availability: Availability;
  warehouse: WarehouseName;
  /** Days (YYYY-MM-DD). */
  deliveryFrom: string | null;
  deliveryTo: string | null;
  sealed: boolean;
  note: string;
};

export type Alternative = {
  reason: AlternativeReason;
  code: string;
  reference: string;
  name: string;
  colourCode: string;
  colourName: string;
  size: string;
  priceCents: number;
  units: number;
  campaign: string | null;
};

/** A line on its way into the order. `key` is its own: told again it is not added twice. */
export type LineToAdd = {
  key: string;
  /** Of the article; where only a reference is known the size says which of its articles. */
  code?: string;
  reference?: string;
  size?: string;
  quantity: number;
  /** Absent is the executive herself. */
  client?: string;
  note?: string;
};

/** What became of one line that somebody tried to add. */
export type LineResult = {
  key: string;
  outcome: OutcomeName;
  wanted: number;
  added: number;
  /** How many pieces a line may have, where that kept some out; null where stock did. */
  limit: number | null;
  line: OrderLine | null;
  alternatives: Alternative[];
};

export type Difference = {
  type: DifferenceName;
  lineId: string | null;
  code: string | null;
  name: string;
  /** Of a line: its size, and whom it was for. */
  size: string | null;
  client: Person | null;
  beforeCents: number | null;
  nowCents: number | null;
  beforeUnits: number | null;
  nowUnits: number | null;
  changeCents: number;
  /** Of delivery: the order weighs more than this. */
  overGrams: number | null;
  alternatives: Alternative[];
};
