import type { TenderCode } from '@/contract/codes';
import type { Media } from '@/lib/catalogue/catalogue-mappers';
import type { Address, PaymentMethod, ShippingMethod } from '@/lib/order/delivery';
import type { Order } from '@/lib/order/order';
import type { Zone } from '@/lib/order/order-codes';
import type { Difference, OrderLine, Person, Remark } from '@/lib/order/order-line';
import type { Transfer } from '@/lib/payment/transfer';

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
  name: string;
  colourName: string;
  size: string;
  picture: Media | null;
  priceCents: number;
  units: number;
};

/** What may be chosen now comes with its options. */
export type GiftChoice = GiftRule & { options: GiftOption[] };

export type ShippingOptions = {
  zone: Zone;
  /** Prices of this zone are without VAT: the buyer owes import tax there. */
  withoutVat: boolean;
  remarks: Remark[];
  /** What the order weighs; null where nobody says. */
  grams: number | null;
  methods: ShippingMethod[];
};

/** What the executive has to say yes to before the button. */
export type Demand = 'import' | 'differences' | 'partial';

/** What she signs for with the button: what it shows and what she said yes to. */
export type Agreement = {
  version: number;
  seenCents: number;
  /** Null where nothing is paid now: her balance or her credit covers what is due. */
  tender: TenderCode | null;
  balance: boolean;
  /** What her account pays beside the tender; null where that is nothing but her balance. */
  partCents: number | null;
  termsVersion: string;
  accepted: Demand[];
};

export type OrderSummary = {
  order: Order;
  shipping: ShippingOptions;
  demands: Demand[];
  termsVersion: string;
  /** Where the order is for one client alone: her kept addresses. */
  clientAddresses: Address[];
  /** How the last order travelled. */
  lastMethod: string | null;
};

/** What goes to one client, to pack and to collect; null is the executive's own part. */
export type ClientList = { client: Person | null; phone: string | null; lines: OrderLine[]; toCollectCents: number };

/** Pieces that had run out when the order was confirmed. */
export type DroppedPiece = {
  code: string;
  name: string;
  colourName: string;
  size: string;
  quantity: number;
  client: Person | null;
};

export type ConfirmedOrder = {
  order: Order;
  dropped: DroppedPiece[];
  lists: ClientList[];
  /** The method that it was placed with; null where balance or credit carries it. */
  tender: PaymentMethod['tender'] | null;
  dueCents: number;
  /** What it put on her account, and what of that nothing has paid yet; null where nothing, or where nobody says. */
  charge: { cents: number; openCents: number; dueOn: string | null } | null;
  /** How it is paid by bank transfer, as long as that is awaited. */
  transfer: Transfer | null;
  mail: string;
};

export type Country = {
  code: string;
  name: string;
  postalPattern: string;
  postalExample: string;
  prefix: string;
  hasStates: boolean;
  zones: { zone: Zone; name: string; from: string; to: string }[];
};
export type State = { code: string; name: string };
export type Town = { name: string; postalCodes: string[] };

export type AddressBook = { addresses: Address[]; firstName: string; lastName: string; phone: string | null };
/** With those of the one client that the order is for. */
export type DeliveryBook = AddressBook & { ofClient: Address[] };

/** Nothing is placed where anything differs from what was shown. `payment` is what the browser leaves with, if it does. */
export type Confirmation =
  | { placed: true; number: string; payment: string | null }
  | { placed: false; differences: Difference[] };
