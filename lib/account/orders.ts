import type { ClientList } from '@/lib/checkout/placed/placed-order';
import type { Order, OrderHead } from '@/lib/order/order';
import type { OrderStateName } from '@/lib/order/order-codes';
import type { InvoiceName, PaymentResult } from '@/lib/payment/payment';
import type { CampaignName } from './statement';

/**
 * A placed order; `held` waits for payment or for the executive's consent, and its items are kept until
 * `reservedUntil`, if the backend says so.
 */
export type PlacedOrderHead = OrderHead & { clients: number; held: boolean; reservedUntil: string | null };

export type OrderList = { orders: PlacedOrderHead[]; page: number; pages: number; campaigns: CampaignName[] };

export type ParcelState = 'preparing' | 'onItsWay' | 'delivered' | 'returned' | 'dropped';
export type Parcel = {
  number: string;
  carrier: string;
  tracking: string | null;
  url: string | null;
  leftOn: string | null;
  state: ParcelState;
  at: string;
  units: number;
};

/** Who changed the state: a person, an advisor in somebody's name, or the shop itself. */
export type ChangedBy = { kind: 'person'; name: string; actor: string | null } | { kind: 'shop' } | { kind: 'payment' };
export type HistoryEntry = { state: OrderStateName; at: string; doer: ChangedBy };

export type PlacedOrder = {
  order: Order;
  lists: ClientList[];
  parcels: Parcel[];
  payments: PaymentResult[];
  history: HistoryEntry[];
  /** Its invoice, once it is sent, and corrections of it. */
  invoices: InvoiceName[];
  cancellable: boolean;
};

/** The word for its state: a pending order that is held has its own. */
export const displayState = ({ state, held }: Pick<PlacedOrderHead, 'state' | 'held'>): OrderStateName | 'held' =>
  held ? 'held' : state;
