import type { Media, ProductCard } from '@/lib/catalogue/catalogue-mappers';
import type {
  AlternativeReason,
  Availability,
  DifferenceName,
  LineTypeName,
  OutcomeName,
  WarehouseName,
} from './order-codes';

/** A client of an order line: an entry of the executive's client book. */
export type Person = { id: string; name: string };
/** A remark on an order or a line; `key` is a message key, `values` its variables. */
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
  /** Null is the executive. */
  client: Person | null;
  omitted: boolean;
  quantity: number;
  maxQuantity: number;
  priceCents: number;
  before: Reduction | null;
  subtotalCents: number;
  points: number;
  /** The price once the campaign has closed, when it differs. */
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

/** A line to add. Repeated with the same `key` it is not added twice. */
export type LineToAdd = {
  key: string;
  /** The article's code; when only a reference is known the size selects its article. */
  code?: string;
  reference?: string;
  size?: string;
  quantity: number;
  /** Absent means the executive. */
  client?: string;
  note?: string;
};

/** The result of adding one line. */
export type LineResult = {
  key: string;
  outcome: OutcomeName;
  wanted: number;
  added: number;
  /** The limit of pieces per line, when it kept some out; null when stock did. */
  limit: number | null;
  line: OrderLine | null;
  alternatives: Alternative[];
};

export type Difference = {
  type: DifferenceName;
  lineId: string | null;
  code: string | null;
  name: string;
  /** For a line: its size, and its client. */
  size: string | null;
  client: Person | null;
  beforeCents: number | null;
  nowCents: number | null;
  beforeUnits: number | null;
  nowUnits: number | null;
  changeCents: number;
  /** For delivery: the weight limit that the order exceeds. */
  overGrams: number | null;
  alternatives: Alternative[];
};

export type Suggestion = { code: string; points: number; product: ProductCard };
/** Articles that go with the order in hand, and better ones to replace its own. */
export type Suggestions = { together: Suggestion[]; up: Suggestion[] };
