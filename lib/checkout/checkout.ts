import type { TenderCode } from '@/contract/codes';
import type { Media } from '@/lib/catalogue/catalogue-mappers';
import type { Address, PaymentMethod, ShippingMethod } from '@/lib/order/delivery';
import type { Order } from '@/lib/order/order';
import type { Zone } from '@/lib/order/order-codes';
import type { Difference, OrderLine, Person, Remark } from '@/lib/order/order-line';
import type { BankTransfer } from '@/lib/payment/bank-transfer';

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

/** What the executive has to accept before the button works. */
export type RequiredAcknowledgement = 'import' | 'differences' | 'partial';

/** What pressing the button agrees to: the shown values and the accepted demands. */
export type Agreement = {
  version: number;
  seenCents: number;
  /** Null when nothing is paid now, because balance or credit covers the order. */
  tender: TenderCode | null;
  balance: boolean;
  /** The account's share beside the tender; null when it is just the balance. */
  partCents: number | null;
  termsVersion: string;
  accepted: RequiredAcknowledgement[];
};

export type OrderSummary = {
  order: Order;
  shipping: ShippingOptions;
  demands: RequiredAcknowledgement[];
  termsVersion: string;
  /** When the order is for one client alone: that client's saved addresses. */
  clientAddresses: Address[];
  /** The delivery method of the last order. */
  lastMethod: string | null;
};

/** The lines of one client, to pack and to collect for; null is the executive's own part. */
export type ClientList = { client: Person | null; phone: string | null; lines: OrderLine[]; toCollectCents: number };

/** Articles that were sold out when the order was confirmed. */
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
  /** The payment method of the order; null when balance or credit covers it. */
  tender: PaymentMethod['tender'] | null;
  dueCents: number;
  /** The amount charged to the account, and its unpaid part; null when there is none, or it is unknown. */
  charge: { cents: number; openCents: number; dueOn: string | null } | null;
  /** The details of a bank transfer while it is awaited. */
  transfer: BankTransfer | null;
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
/** With the addresses of the one client that the order is for. */
export type DeliveryBook = AddressBook & { ofClient: Address[] };

/** Nothing is placed when anything differs from what was shown. `payment` is the attempt to leave with, if any. */
export type Confirmation =
  | { placed: true; number: string; payment: string | null }
  | { placed: false; differences: Difference[] };
